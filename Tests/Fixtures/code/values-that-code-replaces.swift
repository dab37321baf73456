// The first value of what code assigns anywhere is not its value when SkeletonView asks: a closure of the class itself, a
// static variable, a variable of the file. A closure that nobody replaces is known.
import SkeletonView

private var globalIdentifier = "missing"

class RowsController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView()  //= collection
  private var identifier: (IndexPath) -> String = { _ in "missing" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    identifier = { _ in "row" }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    identifier(path)
  }
}

final class StaticController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView()  //= collection
  private static var identifier = "missing"

  static func setUp() { identifier = "row" }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.setUp()
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    StaticController.identifier
  }
}

final class GlobalController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView()  //= collection

  override func viewDidLoad() {
    super.viewDidLoad()
    globalIdentifier = "row"
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    globalIdentifier
  }
}

final class SettledController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView()
  private var settled: (IndexPath) -> String = { _ in "missing" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    settled(path)  //! cell-identifier-not-registered
  }
}
