// data-source-after-show. A table that a function called later gives its data source has none when show comes, and no dummy
// cells; where show may come again, it may have some then.
import SkeletonView

class RowsController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))  //= collection rows=[]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.isSkeletonable = true
    tableView.isSkeletonable = true
    view.showAnimatedSkeleton()
    setUpTable()
  }

  private func setUpTable() {
    tableView.rowHeight = 100
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self  //! data-source-after-show
  }

  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class EarlierController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))  //= collection rows=[5]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.isSkeletonable = true
    tableView.isSkeletonable = true
    setUpTable()
    view.showAnimatedSkeleton()
  }

  private func setUpTable() {
    tableView.rowHeight = 100
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
  }

  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class OftenController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))  //= collection rows=[null]

  func load() {
    view.addSubview(tableView)
    view.isSkeletonable = true
    tableView.isSkeletonable = true
    view.showAnimatedSkeleton()
    setUpTable()
  }

  private func setUpTable() {
    tableView.rowHeight = 100
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
  }

  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

enum Loading {
  static func start(on view: UIView) { view.showAnimatedSkeleton() }
}

final class Loader {
  func begin(on view: UIView) { view.showAnimatedSkeleton() }
}

final class StaticController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))  //= collection rows=[]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.rowHeight = 100
    Loading.start(on: tableView)
    tableView.dataSource = self  //! data-source-after-show
  }

  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class InstanceController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))  //= collection rows=[]
  let loader = Loader()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.rowHeight = 100
    loader.begin(on: tableView)
    tableView.dataSource = self  //! data-source-after-show
  }

  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class UnregisteredController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))  //= collection rows=[null]

  func load() {
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.rowHeight = 100
    Loading.start(on: tableView)
    tableView.dataSource = self
  }

  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}
