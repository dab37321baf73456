// interaction-reenabled. Hide switches the scrolling of every table and collection on.
import SkeletonView

final class MenuCell: UITableViewCell {
  let title = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
}

final class MenuController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 44
    tableView.register(MenuCell.self, forCellReuseIdentifier: "row")
    tableView.isScrollEnabled = false  //! interaction-reenabled
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func didLoad() { tableView.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

final class MadeController: UIViewController, SkeletonCollectionViewDataSource {
  let grid: UICollectionView = {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.isSkeletonable = true
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.isScrollEnabled = false  //! interaction-reenabled
    return grid
  }()
  override func viewDidAppear(_ animated: Bool) {
    grid.dataSource = self
    view.addSubview(grid)
    grid.showSkeleton()
  }
  func didLoad() { grid.hideSkeleton() }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "item" }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
}

final class KeptController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 44
    tableView.register(MenuCell.self, forCellReuseIdentifier: "row")
    tableView.isScrollEnabled = false
    tableView.isUserInteractionDisabledWhenSkeletonIsActive = false
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func didLoad() { tableView.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

final class ToggledController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 44
    tableView.register(MenuCell.self, forCellReuseIdentifier: "row")
    tableView.isScrollEnabled = false
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func didLoad(_ rows: [String]) {
    tableView.hideSkeleton()
    tableView.isScrollEnabled = rows.count > 4
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

// Another function may come after hide.
final class SomewhenController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 44
    tableView.register(MenuCell.self, forCellReuseIdentifier: "row")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func didLoad() { tableView.hideSkeleton() }
  func lock() { tableView.isScrollEnabled = false }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}
