// A data source that is handed its table marks it, and what is in it.
import SkeletonView

final class MarkingSource: NSObject, SkeletonTableViewDataSource {
  weak var tableView: UITableView?
  init(tableView: UITableView) {
    super.init()
    self.tableView = tableView
    tableView.dataSource = self
    tableView.isSkeletonable = true
    tableView.tableHeaderView?.isSkeletonable = true
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
}

final class MarkedController: UIViewController {
  let list = UITableView()  //= marked shown
  let header = UILabel()  //= lines marked
  let note = UILabel()  //= unmarked
  var source: MarkingSource!
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    view.addSubview(note)
    list.tableHeaderView = header
    list.rowHeight = 80
    list.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    source = MarkingSource(tableView: list)
  }
  override func viewDidAppear(_ animated: Bool) { list.showSkeleton() }
}

final class AttachedSource: NSObject, SkeletonTableViewDataSource {
  private weak var tableView: UITableView?
  func attach(to tableView: UITableView) {
    self.tableView = tableView
    tableView.dataSource = self
    configure()
  }
  private func configure() {
    tableView?.isSkeletonable = true
    tableView?.tableHeaderView?.isSkeletonable = true
  }
  func start() { tableView?.showSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
}

final class AttachingController: UIViewController {
  let list = UITableView()  //= marked shown
  let header = UILabel()  //= lines marked
  let source = AttachedSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.tableHeaderView = header
    list.rowHeight = 80
    list.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    source.attach(to: list)
  }
  override func viewDidAppear(_ animated: Bool) { source.start() }
}

// What it marks later nobody is seen to call.
final class LaterSource: NSObject, SkeletonTableViewDataSource {
  private let tableView: UITableView
  init(tableView: UITableView) {
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }
  func mark() { tableView.isSkeletonable = true }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
}

final class LaterController: UIViewController {
  let list = UITableView()  //= shown
  lazy var source = LaterSource(tableView: list)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.rowHeight = 80
    list.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    _ = source
  }
  override func viewDidAppear(_ animated: Bool) { list.showSkeleton() }
}

// The cells that it asks for are no table, whatever it marks of them; the table itself is one.
final class CellSource: UITableViewDiffableDataSource<Int, String>, SkeletonTableViewDataSource {
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
  func collectionSkeletonView(_ view: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    let cell = view.dequeueReusableCell(withIdentifier: "Row", for: path)
    cell.isSkeletonable = true
    cell.contentView.isSkeletonable = true
    return cell
  }
  func collectionSkeletonView(_ view: UITableView, prepareCellForSkeleton cell: UITableViewCell, at path: IndexPath) {
    cell.isSkeletonable = true
  }
}

final class TableSource: UITableViewDiffableDataSource<Int, String>, SkeletonTableViewDataSource {
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
  func collectionSkeletonView(_ view: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    view.isSkeletonable = true
    return nil
  }
}

final class CellsController: UIViewController {
  let list = UITableView()  //= marked shown
  let other = UITableView()  //= shown
  lazy var source = CellSource(tableView: list) { _, _, _ in nil }
  lazy var otherSource = TableSource(tableView: other) { _, _, _ in nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    for table in [list, other] {
      view.addSubview(table)
      table.rowHeight = 80
      table.isSkeletonable = true
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }
  }
  override func viewDidAppear(_ animated: Bool) {
    list.showSkeleton()
    list.dataSource = source  //! data-source-after-show
    other.showSkeleton()
    other.dataSource = otherSource
  }
}
