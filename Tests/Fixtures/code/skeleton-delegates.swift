// delegate-protocol-not-adopted, skeleton-delegate-swallows-heights. SkeletonView asks its own kind of delegate only.
import SkeletonView

final class BillsController: UITableViewController, SkeletonTableViewDataSource {  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 56
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bill")
    tableView.register(MonthHeader.self, forHeaderFooterViewReuseIdentifier: "month")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "bill" }
  func collectionSkeletonView(
    _ list: UITableView, identifierForHeaderInSection section: Int
  ) -> ReusableHeaderFooterIdentifier? { "month" }  //! delegate-protocol-not-adopted
}

final class MonthHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
  }
}

// It is adopted, and nobody makes the class the delegate.
final class RentsController: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
  let rents = UITableView()  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rents)
    rents.isSkeletonable = true
    rents.rowHeight = 56
    rents.register(UITableViewCell.self, forCellReuseIdentifier: "rent")
    rents.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) { rents.showSkeleton() }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "rent" }
  func collectionSkeletonView(
    _ list: UITableView, identifierForFooterInSection section: Int
  ) -> ReusableHeaderFooterIdentifier? { "month" }  //! delegate-protocol-not-adopted
}

// Nobody knows what the delegate is.
final class OpenController: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
  let rents = UITableView()  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rents)
    rents.isSkeletonable = true
    rents.rowHeight = 56
    rents.register(UITableViewCell.self, forCellReuseIdentifier: "rent")
    rents.dataSource = self
    rents.delegate = Delegates.make()
  }
  override func viewDidAppear(_ animated: Bool) { rents.showSkeleton() }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "rent" }
  func collectionSkeletonView(
    _ list: UITableView, identifierForHeaderInSection section: Int
  ) -> ReusableHeaderFooterIdentifier? { "month" }
}

// Heights of headers that the app does not have.
final class TasksController: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
  let tasks = UITableView()  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tasks)
    tasks.isSkeletonable = true
    tasks.rowHeight = 60
    tasks.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    tasks.dataSource = self
    tasks.delegate = self
  }
  override func viewDidAppear(_ animated: Bool) { tasks.showSkeleton() }
  func tableView(_ list: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }  //! skeleton-delegate-swallows-heights
  func tableView(_ list: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "task" }
}

// The same heights of a delegate of UIKit's kind.
final class PlainController: UIViewController, SkeletonTableViewDataSource, UITableViewDelegate {
  let tasks = UITableView()  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tasks)
    tasks.isSkeletonable = true
    tasks.rowHeight = 60
    tasks.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    tasks.dataSource = self
    tasks.delegate = self
  }
  override func viewDidAppear(_ animated: Bool) { tasks.showSkeleton() }
  func tableView(_ list: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "task" }
}
