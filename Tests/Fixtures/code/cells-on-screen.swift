// C1. Show on a list without a data source of SkeletonView's covers the cells and headers that are on screen by then.
import SkeletonView

final class WallController: UIViewController, UICollectionViewDataSource {
  let tiles = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  //= collection

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tiles)
    tiles.dataSource = self  //! unsupported-data-source
    tiles.isSkeletonable = true
    tiles.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
    tiles.register(BareCell.self, forCellWithReuseIdentifier: "Bare")
    tiles.register(
      WallHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Head")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tiles.showSkeleton()
  }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "Tile", for: path) as! TileCell
    cell.isSkeletonable = true
    return cell
  }
  func collectionView(
    _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let head = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: path)
    (head as? WallHeader)?.isSkeletonable = true
    return head
  }
}

final class TileCell: UICollectionViewCell {  //= container painted
  let picture = UIImageView()  //= block painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    picture.isSkeletonable = true
  }
}

// Nobody marks it: recursion passes it by.
final class BareCell: UICollectionViewCell {  //= unreached
  let title = UILabel()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(title)
    title.isSkeletonable = true
  }
}

final class WallHeader: UICollectionReusableView {  //= container painted
  let owner = UILabel()  //= lines painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(owner)
    owner.isSkeletonable = true
  }
}

// Before there is a window, no cell is on screen.
final class EarlyController: UIViewController, UITableViewDataSource {
  let rows = UITableView()  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rows)
    rows.dataSource = self  //! unsupported-data-source
    rows.isSkeletonable = true
    rows.register(EarlyCell.self, forCellReuseIdentifier: "Early")
    rows.showSkeleton()
  }
  func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

final class EarlyCell: UITableViewCell {  //= unpainted because=notShown
  let title = UILabel()  //= unpainted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(title)
    title.isSkeletonable = true
  }
}

// With a data source of SkeletonView's dummy cells take the places of those on screen, and only the named one is made.
final class DummyController: UIViewController, SkeletonTableViewDataSource {
  let rows = UITableView()  //= collection rows=[4]
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rows)
    rows.dataSource = self
    rows.rowHeight = 40
    rows.isSkeletonable = true
    rows.register(NamedCell.self, forCellReuseIdentifier: "Named")
    rows.register(OtherCell.self, forCellReuseIdentifier: "Other")
  }
  override func viewDidAppear(_ animated: Bool) { rows.showSkeleton() }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "Named" }
}

final class NamedCell: UITableViewCell {  //= painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
  }
}

final class OtherCell: UITableViewCell {  //= unpainted
  let title = UILabel()  //= unpainted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(title)
    title.isSkeletonable = true
  }
}
