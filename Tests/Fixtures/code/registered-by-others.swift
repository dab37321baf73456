// X9, X10. Code that was not read may register any cell of the table that it gets: nothing is said of missing ones.
import Reusable
import SkeletonView

final class FeedCell: UITableViewCell, Reusable {
  private let title = UILabel()  //= unreached because=unknownShow
  override func awakeFromNib() {
    contentView.addSubview(title)
    title.isSkeletonable = true
  }
}

/// By a function of a library.
final class LibraryController: UIViewController, SkeletonTableViewDataSource {
  private let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 44
    table.dataSource = self
    table.register(cells: [FeedCell.self])
  }
  override func viewDidAppear(_ animated: Bool) { table.showSkeleton() }
  func stop() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    "Feed"
  }
}

/// By what gets the table.
final class CatalogController: UIViewController, SkeletonTableViewDataSource {
  private let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 44
    table.dataSource = self
    CellCatalog.shared.addCells(to: table)
  }
  override func viewDidAppear(_ animated: Bool) { table.showSkeleton() }
  func stop() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    "Feed"
  }
}

/// By an adapter.
final class AdapterController: UIViewController, SkeletonTableViewDataSource {
  private let table = UITableView()
  private var adapter: ListAdapter?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 44
    table.dataSource = self
    adapter = ListAdapter(table: table)
  }
  override func viewDidAppear(_ animated: Bool) { table.showSkeleton() }
  func stop() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    "Feed"
  }
}

/// By nobody.
final class ForgetfulController: UIViewController, SkeletonTableViewDataSource {
  private let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.rowHeight = 44
    table.dataSource = self
    table.reloadData()
  }
  override func viewDidAppear(_ animated: Bool) { table.showSkeleton() }
  func stop() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    "Feed"  //! cell-identifier-not-registered
  }
}
