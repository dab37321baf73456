// A flag that the same function sets before each show has that value whenever show comes, whatever other functions set.
import SkeletonView

extension UITableView {
  func startLoading() {
    isSkeletonable = true
    showSkeleton()  //! no-dummy-cells
  }
  func stopLoading() {
    isSkeletonable = false
    hideSkeleton()
  }
}

final class MembersController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView()  //= collection marked
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "member")
    view.addSubview(tableView)
    tableView.startLoading()
  }
  func loaded() { tableView.stopLoading() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "member" }
}

final class NamesController: UIViewController {
  let name = UILabel()  //= facts=[{"key":"isSkeletonable","value":null},{"key":"isSkeletonable","value":null}]
  let city = UILabel()  //= facts=[{"key":"isSkeletonable","value":null},{"key":"isSkeletonable","value":null}]
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(name)
    view.addSubview(city)
  }
  // Another function shows it too.
  func start() {
    name.isSkeletonable = true
    name.showSkeleton()
  }
  func startAgain() { name.showSkeleton() }
  func stop() {
    name.isSkeletonable = false
    name.hideSkeleton()
  }
  // Only in a branch.
  func startCity(_ isLoading: Bool) {
    if isLoading { city.isSkeletonable = true }
    city.showSkeleton()
  }
  func stopCity() {
    city.isSkeletonable = false
    city.hideSkeleton()
  }
}
