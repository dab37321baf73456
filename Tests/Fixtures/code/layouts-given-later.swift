// A computed size of items is unknown, also where the layout is given later: it is not the default of 50 × 50.
import SkeletonView

final class Carousel: UIView, SkeletonCollectionViewDataSource {
  private lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    strip.dataSource = self
    strip.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    strip.isSkeletonable = true
    addSubview(strip)
    showSkeleton()
  }

  func fill(columns: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = .init(width: frame.width / columns, height: 104)
    strip.collectionViewLayout = layout
  }

  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "tile" }
}

final class TileCell: UICollectionViewCell {  //= block size=[]
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
}

final class Band: UIView, SkeletonCollectionViewDataSource {
  private lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    strip.dataSource = self
    strip.register(StampCell.self, forCellWithReuseIdentifier: "stamp")
    strip.isSkeletonable = true
    addSubview(strip)
    showSkeleton()
  }

  func fill() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = .init(width: 120, height: 104)
    strip.collectionViewLayout = layout
  }

  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "stamp" }
}

final class StampCell: UICollectionViewCell {  //= block size=[120,104]
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
}
