// C5, X9. A registration knows the class of its cells; SkeletonView knows nothing of registrations.
import SkeletonView

class TileCell: UICollectionViewCell {
  let name = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    name.isSkeletonable = true
    contentView.addSubview(name)
  }
}

final class MineCell: TileCell {}  //= container shown
final class MineController: UIViewController, UICollectionViewDataSource {
  let mine = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let registration = UICollectionView.CellRegistration<MineCell, String> { cell, _, _ in
    cell.showAnimatedSkeleton()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(mine)
    mine.dataSource = self
  }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    list.dequeueConfiguredReusableCell(using: registration, for: path, item: "")
  }
}

// What it gives SkeletonView itself is some cell: no name is asked for.
final class OtherCell: TileCell {}
final class OtherController: UIViewController, SkeletonCollectionViewDataSource {
  let others = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let registration = UICollectionView.CellRegistration<OtherCell, String> { _, _, _ in }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(others)
    others.isSkeletonable = true
    others.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) { others.showSkeleton() }
  func collectionSkeletonView(
    _ list: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "" }
  func collectionSkeletonView(
    _ list: UICollectionView, skeletonCellForItemAt path: IndexPath
  ) -> UICollectionViewCell? {
    list.dequeueConfiguredReusableCell(using: registration, for: path, item: "")
  }
}

// A name that is asked for is none of a registration's.
final class NamedCell: TileCell {}
final class NamedController: UIViewController, SkeletonCollectionViewDataSource {
  let named = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let registration = UICollectionView.CellRegistration<NamedCell, String> { _, _, _ in }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(named)
    named.isSkeletonable = true
    named.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) { named.showSkeleton() }
  func collectionSkeletonView(
    _ list: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "NamedCell" }  //! cell-identifier-not-registered
}

// A protocol for cells only; it is no matter of other views.
class BaseTile: UICollectionViewCell {}
protocol LoadingTile: BaseTile {}
extension LoadingTile {
  func showLoading() {
    isSkeletonable = true
    showAnimatedGradientSkeleton()
  }
}
extension UICollectionView {
  func showLoading(of cell: UICollectionViewCell, isLoading: Bool) {
    guard let tile = cell as? LoadingTile else { return }
    if isLoading { tile.showLoading() }
  }
}

final class PlaceTile: BaseTile, LoadingTile {  //= shown
  let title = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(title)
    title.isSkeletonable = true
  }
}

final class PlacesController: UIViewController {
  private let places = UICollectionView(  //= because=notShown
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let emptyLabel = UILabel()  //= because=notShown
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(places)
    view.addSubview(emptyLabel)
    let registration = UICollectionView.CellRegistration<PlaceTile, Int> { [weak self] cell, _, place in
      self?.places.showLoading(of: cell, isLoading: place < 0)
    }
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: places) { list, path, place in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: place)
    }
  }
}

// One that any view may adopt.
protocol LoadingView: UIView {}
final class LooseController: UIViewController {
  let box = UIView()  //= because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    (Boxes.current as? LoadingView)?.showSkeleton()
  }
}
