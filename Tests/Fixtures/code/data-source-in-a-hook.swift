// data-source-after-show. A function that only the base's viewDidLoad calls comes once: what it shows first has no data source
// then, in the outline of the view that has the collection, too.
import SkeletonView

extension UIViewController {
  func showLoading() {
    view.isSkeletonable = true
    view.showAnimatedGradientSkeleton()
  }
}

class BaseController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }
  func setUp() {}
}

final class RoomController: BaseController, SkeletonTableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))  //= collection rows=[]
  override func setUp() {
    super.setUp()
    tableView.isSkeletonable = true
    tableView.rowHeight = 100
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(tableView)
    showLoading()
    tableView.dataSource = self  //! data-source-after-show
  }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

/// Somebody else may call it again.
final class AgainController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))  //= collection rows=[null]
  override func viewDidLoad() { configure() }
  func configure() {
    tableView.isSkeletonable = true
    tableView.rowHeight = 100
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(tableView)
    showLoading()
    tableView.dataSource = self
  }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class Flow {
  let screen = AgainController()
  func reload() { screen.configure() }
}

final class RoomView: UIView {
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))  //= collection rows=[] listed=2
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    list.isSkeletonable = true
    list.rowHeight = 100
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    addSubview(list)
  }
}

final class HallController: UIViewController, SkeletonTableViewDataSource {
  let room = RoomView()
  override func viewDidLoad() {
    view.addSubview(room)
    showLoading()
    room.list.dataSource = self  //! data-source-after-show
  }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}
