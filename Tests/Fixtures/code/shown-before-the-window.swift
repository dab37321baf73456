// X5. In viewDidLoad a table has no header yet for the recursion to reach; afterwards it has.
import SkeletonView

class PeopleViewController: UITableViewController, SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Person" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.estimatedRowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
  }

  func collectionSkeletonView(
    _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
  ) { cell.isSkeletonable = true }
}

final class EarlyViewController: PeopleViewController {
  let header = UILabel()  //= unpainted

  override func viewDidLoad() {
    super.viewDidLoad()
    header.isSkeletonable = true
    tableView.tableHeaderView = header
    tableView.showSkeleton()
  }
}

final class LateViewController: PeopleViewController {
  let header = UILabel()  //= painted

  override func viewDidLoad() {
    super.viewDidLoad()
    header.isSkeletonable = true
    tableView.tableHeaderView = header
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }
}

final class LaterViewController: PeopleViewController {
  let header = UILabel()  //= painted

  override func viewDidLoad() {
    super.viewDidLoad()
    header.isSkeletonable = true
    tableView.tableHeaderView = header
    // In viewDidLoad by its place, but not at once.
    service.load { [weak self] in self?.tableView.showSkeleton() }
  }
}

final class ScreenViewController: UIViewController {
  let list = UITableView()
  let top = UIView()  //= unpainted
  let heading = UILabel()  //= unpainted

  override func viewDidLoad() {
    super.viewDidLoad()
    [view, list, top, heading].forEach { $0.isSkeletonable = true }
    list.rowHeight = 44
    view.addSubview(list)
    top.addSubview(heading)
    list.tableHeaderView = top
    show()
  }

  private func show() { view.showSkeleton() }
}
