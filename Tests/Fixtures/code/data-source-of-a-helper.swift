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
