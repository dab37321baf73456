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
