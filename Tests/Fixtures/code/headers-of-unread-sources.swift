// supplementary-view-needs-identifier. What a data source that was not read names is not known.
import SkeletonView

final class UnreadController: UIViewController {
  let layout = UICollectionViewFlowLayout()
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 50, height: 40)
    view.addSubview(collectionView)
    collectionView.isSkeletonable = true
    collectionView.dataSource = ForeignDataSource { cell in cell.isHidden = false }
    collectionView.showAnimatedSkeleton()
  }
  func loaded() { collectionView.hideSkeleton() }
}

final class ReadController: UIViewController, SkeletonCollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 50, height: 40)  //! supplementary-view-needs-identifier
    view.addSubview(collectionView)
    collectionView.isSkeletonable = true
    collectionView.dataSource = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.showAnimatedSkeleton()
  }
  func loaded() { collectionView.hideSkeleton() }
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Cell" }
}
