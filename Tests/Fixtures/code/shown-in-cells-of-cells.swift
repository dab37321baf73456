// Cells that are shown where their collection fills them, in a cell of a collection that nothing shows, are covered.
import SkeletonView

final class VideoCell: UICollectionViewCell {
  let thumbnail = UIImageView()  //= block painted shown
  override init(frame: CGRect) {
    super.init(frame: frame)
    thumbnail.isSkeletonable = true
    contentView.addSubview(thumbnail)
  }
  required init?(coder: NSCoder) { fatalError() }
  func startLoading() { thumbnail.showSkeleton() }
  func stopLoading() { thumbnail.hideSkeleton() }
}

final class SectionCell: UICollectionViewCell, UICollectionViewDataSource {
  let inner = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.dataSource = self
    inner.register(VideoCell.self, forCellWithReuseIdentifier: "video")
    contentView.addSubview(inner)
  }
  required init?(coder: NSCoder) { fatalError() }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "video", for: path) as! VideoCell
    cell.startLoading()
    return cell
  }
}

final class HomeController: UIViewController, UICollectionViewDataSource {
  let collectionView = UICollectionView(  //= unreached notshown
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.register(SectionCell.self, forCellWithReuseIdentifier: "section")
    view.addSubview(collectionView)
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "section", for: path)
  }
}
