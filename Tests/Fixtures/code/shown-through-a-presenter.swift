// X5. A presenter that viewDidLoad calls shows its view before there is a window: nothing in the table's header counts
// as shown twice.
import SkeletonView

protocol PeopleView: AnyObject { func cover() }
protocol PeoplePresenting { func start() }

final class PeoplePresenter: PeoplePresenting {
  weak var view: PeopleView?
  init(view: PeopleView) { self.view = view }
  func start() { begin() }
  private func begin() { view?.cover() }
}

class ListViewController: UIViewController, SkeletonTableViewDataSource {
  let list = UITableView()
  let heading = UILabel()  //= painted

  override func viewDidLoad() {
    super.viewDidLoad()
    [list, heading].forEach { $0.isSkeletonable = true }
    list.dataSource = self
    list.estimatedRowHeight = 44
    list.tableHeaderView = heading
    view.addSubview(list)
    list.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
  }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Person" }
}

final class PeopleViewController: ListViewController, PeopleView {
  var presenter: PeoplePresenting!

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.start()
  }

  func cover() {
    heading.showSkeleton()
    list.showSkeleton()
  }
}

// What it is asked for later comes when the table has its header.
protocol PlacesView: AnyObject { func wait() }

final class PlacesPresenter {
  weak var view: PlacesView?
  func load() { service.load { [weak self] in self?.view?.wait() } }
}

final class PlacesViewController: UIViewController, PlacesView, SkeletonTableViewDataSource {
  let presenter = PlacesPresenter()
  let list = UITableView()
  let heading = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    [list, heading].forEach { $0.isSkeletonable = true }
    list.dataSource = self
    list.estimatedRowHeight = 44
    list.tableHeaderView = heading
    view.addSubview(list)
    list.register(UITableViewCell.self, forCellReuseIdentifier: "Place")
    presenter.load()
  }

  func wait() {
    heading.showSkeleton()  //! show-refused
    list.showSkeleton()
  }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Place" }
}
