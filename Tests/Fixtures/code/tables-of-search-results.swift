// X10, X11. What another controller shows of its own stands in its own hierarchy, whatever way leads to that one.
import SkeletonView

class HomeController: UITableViewController, SkeletonTableViewDataSource {  //= collection shown listed=1
  private let search = UISearchController(searchResultsController: ResultsController())
  private let child = ChildController()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 80
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    navigationItem.searchController = search
    tableView.tableFooterView = child.view
  }
  func load() {
    tableView.showSkeleton()
    (search.searchResultsController as? ResultsController)?.load()
  }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "row" }
}

class ResultsController: UITableViewController, SkeletonTableViewDataSource {  //= collection shown listed=1
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 80
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
  }
  func load() { tableView.showSkeleton() }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "row" }
}

class RowCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

// One whose view is put there.
class ChildController: UIViewController {
  let caption = UILabel()  //= lines listed=2
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
    caption.isSkeletonable = true
    caption.showSkeleton()
  }
}
