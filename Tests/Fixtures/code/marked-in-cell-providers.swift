// What only a closure in the place of cellForRowAt does to cells, also through other functions, reaches no dummy cells.
import SkeletonView

final class ItemsController: UIViewController {
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var dataSource = ItemsDataSource(collectionView: collectionView) { collectionView, path, item in
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ItemCell", for: path) as! ItemCell
    cell.bind(item)
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.isSkeletonable = true
    collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "ItemCell")
    collectionView.dataSource = dataSource
    collectionView.showAnimatedSkeleton()
  }
  func loaded() { collectionView.hideSkeleton() }
}

final class ItemsDataSource: UICollectionViewDiffableDataSource<Int, String>, SkeletonCollectionViewDataSource {
  func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "ItemCell" }
}

final class ItemCell: UICollectionViewCell {  //= block //! container-becomes-block
  let titleLabel = UILabel()  //= underBlock unmarked
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(titleLabel)
  }
  required init?(coder: NSCoder) { fatalError() }
  func bind(_ item: String) { titleLabel.isSkeletonable = true }  //! flag-set-in-cell-for-row
}

// In an own initialiser of the data source, by a function that it calls, and one of the cell's own.
final class RowsDataSource: UITableViewDiffableDataSource<Int, String>, SkeletonTableViewDataSource {
  init(_ tableView: UITableView) {
    super.init(tableView: tableView) { tableView, path, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "RowCell", for: path) as! RowCell
      Self.fill(cell, item)
      return cell
    }
  }
  static func fill(_ cell: RowCell, _ item: String) { cell.fill(item) }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "RowCell" }
}

final class RowsController: UIViewController {
  private let tableView = UITableView()
  private lazy var dataSource = RowsDataSource(tableView)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.rowHeight = 44
    tableView.isSkeletonable = true
    tableView.register(RowCell.self, forCellReuseIdentifier: "RowCell")
    tableView.dataSource = dataSource
  }
  func load() { tableView.showSkeleton() }
  func loaded() { tableView.hideSkeleton() }
}

final class RowCell: UITableViewCell {  //= block //! container-becomes-block
  let nameLabel = UILabel()  //= underBlock unmarked
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(nameLabel)
  }
  required init?(coder: NSCoder) { fatalError() }
  func fill(_ item: String) { mark() }
  func mark() { nameLabel.isSkeletonable = true }  //! flag-set-in-cell-for-row
}

// Also called where each cell is made, and in a closure that is none of a data source.
final class PlainCell: UITableViewCell {  //= container
  let nameLabel = UILabel()  //= lines marked
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(nameLabel)
    setUp()
  }
  required init?(coder: NSCoder) { fatalError() }
  func setUp() { nameLabel.isSkeletonable = true }
}

final class PlainController: UIViewController {
  private let tableView = UITableView()
  private lazy var dataSource = PlainDataSource(tableView: tableView) { tableView, path, _ in
    let cell = tableView.dequeueReusableCell(withIdentifier: "PlainCell", for: path) as! PlainCell
    cell.setUp()
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.rowHeight = 44
    tableView.isSkeletonable = true
    tableView.register(PlainCell.self, forCellReuseIdentifier: "PlainCell")
    tableView.dataSource = dataSource
  }
  func load() { tableView.showSkeleton() }
  func loaded() { tableView.hideSkeleton() }
}

final class PlainDataSource: UITableViewDiffableDataSource<Int, String>, SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "PlainCell" }
}

// RxDataSources: nobody knows whether its data source is one of SkeletonView's, but no dummy cell comes to `configureCell`.
final class StoreController: UIViewController {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.register(StoreCell.self, forCellReuseIdentifier: "StoreCell")
    let source = RxTableViewSkeletonedReloadDataSource<Store>(
      configureCell: { _, table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "StoreCell", for: path) as! StoreCell
        cell.bind(to: item)
        return cell
      })
    stores.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
  }
  func load() { table.showSkeleton() }
  func loaded() { table.hideSkeleton() }
}

final class StoreCell: UITableViewCell {  //= container
  let titleLabel = UILabel()  //= facts=[{"key":"isSkeletonable","value":null}]
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(titleLabel)
  }
  required init?(coder: NSCoder) { fatalError() }
  func bind(to item: String) { titleLabel.isSkeletonable = true }
}
