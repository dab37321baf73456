// row-update-before-hide, data-source-after-show. Until hide the dummy data source answers.
import SkeletonView

final class RowsController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView()  //= collection
  let plainTable = UITableView()  //= uncovered unmarked
  var people: [String] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.isSkeletonable = true
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    plainTable.dataSource = self
    view.addSubview(tableView)
    view.addSubview(plainTable)
    view.showSkeleton()
  }

  func inserted(_ paths: [IndexPath]) {
    tableView.beginUpdates()
    tableView.insertRows(at: paths, with: .automatic)  //! row-update-before-hide
    tableView.deleteRows(at: paths, with: .automatic)
    tableView.endUpdates()
    view.hideSkeleton()
  }

  func afterHide(_ paths: [IndexPath]) {
    view.hideSkeleton()
    tableView.insertRows(at: paths, with: .automatic)
  }

  func inOneBatch(_ paths: [IndexPath]) {
    tableView.performBatchUpdates {  //! row-update-before-hide
      tableView.deleteSections([0], with: .fade)
    }
    tableView.hideSkeleton()
  }

  func resized() {
    tableView.performBatchUpdates(nil)
    tableView.performBatchUpdates({ self.view.layoutIfNeeded() }, completion: nil)
    view.hideSkeleton()
  }

  func reloaded() {
    tableView.reloadData()
    view.hideSkeleton()
  }

  func inAnotherTable(_ paths: [IndexPath]) {
    plainTable.insertRows(at: paths, with: .automatic)
    view.hideSkeleton()
  }

  func whenItIsDone(_ paths: [IndexPath]) {
    tableView.insertRows(at: paths, with: .automatic)
    DispatchQueue.main.async { self.view.hideSkeleton() }
  }

  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

final class PeopleSource: UITableViewDiffableDataSource<Int, String>, SkeletonTableViewDataSource {
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

final class DiffableController: UIViewController {
  let tableView = UITableView()  //= collection
  lazy var source = PeopleSource(tableView: tableView) { _, _, _ in UITableViewCell() }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.isSkeletonable = true
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = source
    view.addSubview(tableView)
    view.showSkeleton()
  }

  func loaded(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>) {
    source.apply(snapshot, animatingDifferences: true)  //! row-update-before-hide
    view.hideSkeleton()
  }

  func loadedInOrder(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>) {
    view.hideSkeleton()
    source.apply(snapshot, animatingDifferences: true)
  }
}

// A property of the controller's own, by the name of UITableView's.
final class NamesakeController: UIViewController {
  let tableView = UITableView()  //= collection
  var dataSource: UITableViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(tableView)
    dataSource = PeopleSource(tableView: tableView) { _, _, _ in UITableViewCell() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.showSkeleton()
  }

  func loaded(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>) {
    dataSource.apply(snapshot, animatingDifferences: true)  //! row-update-before-hide
    view.hideSkeleton()
  }
}

final class LateController: UIViewController, SkeletonCollectionViewDataSource {
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  //= collection

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.isSkeletonable = true
    grid.isSkeletonable = true
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.addSubview(grid)
    view.showSkeleton()
    grid.dataSource = self  //! data-source-after-show
  }

  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "item" }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
}

final class TimelyController: UIViewController, SkeletonCollectionViewDataSource {
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  //= collection

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.isSkeletonable = true
    grid.isSkeletonable = true
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.addSubview(grid)
    view.showAnimatedSkeleton(delay: 0.3)
    grid.dataSource = self
  }

  func again() {
    view.showSkeleton()
    view.hideSkeleton()
    grid.dataSource = self
  }

  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "item" }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
}
