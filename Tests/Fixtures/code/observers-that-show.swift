// Observers of an object that is no view show its table when a controller assigns the property.
import SkeletonView

final class GivenSource: NSObject, SkeletonTableViewDataSource {
  weak var tableView: UITableView? {
    didSet { tableView?.showAnimatedSkeleton() }
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
}

final class GivenController: UIViewController {
  let list = UITableView()  //= shown
  let other = UILabel()  //= because=notShown
  let source = GivenSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    view.addSubview(other)
    list.isSkeletonable = true
    other.isSkeletonable = true
    list.rowHeight = 80
    list.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    list.numberOfSkeletonRows = 3
    list.dataSource = source
  }
  override func viewDidAppear(_ animated: Bool) { source.tableView = list }
}

final class LoadingSource: NSObject, SkeletonTableViewDataSource {
  private let tableView: UITableView
  var isLoading = false {
    didSet {
      if isLoading { tableView.showAnimatedSkeleton() } else { tableView.hideSkeleton() }
    }
  }
  init(tableView: UITableView) {
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
}

final class LoadingController: UIViewController {
  let list = UITableView()  //= shown
  var source: LoadingSource!
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.isSkeletonable = true
    list.rowHeight = 80
    list.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    source = LoadingSource(tableView: list)
  }
  func load() { source.isLoading = true }
}

// Who gave it the table, and whether that is this one, nobody knows.
protocol Sourcing: AnyObject {
  func attach(to tableView: UITableView)
  func start()
}

final class HiddenSource: NSObject, SkeletonTableViewDataSource, Sourcing {
  private var tableView: UITableView!
  func attach(to tableView: UITableView) { self.tableView = tableView }
  func start() { tableView.showSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
}

final class HiddenController: UIViewController {
  let list = UITableView()  //= because=unknownShow
  var source: Sourcing?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.isSkeletonable = true
    source?.attach(to: list)
  }
  override func viewDidAppear(_ animated: Bool) { source?.start() }
}

// It has nothing to do with any of them.
final class OtherController: UIViewController {
  let list = UITableView()  //= because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.isSkeletonable = true
  }
}
