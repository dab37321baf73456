// swift-format-ignore-file
// X5. prepareSkeleton covers nothing, and neither does what only updates, lays out or asks.
import SkeletonView

final class PhotosViewController: UIViewController, SkeletonCollectionViewDataSource {  //= unpainted
  let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  //= notshown
  let title1 = UILabel()  //= unpainted notshown
  let note = UILabel()  //= lines shown

  override func viewDidLoad() {
    super.viewDidLoad()
    [collection, title1, note].forEach {
      view.addSubview($0)
      $0.isSkeletonable = true
    }
    collection.dataSource = self
    collection.prepareSkeleton { [weak self] done in self?.collection.reloadData() }
    title1.updateSkeleton()
    title1.updateAnimatedGradientSkeleton()
    title1.startSkeletonAnimation()
    view.layoutSkeletonIfNeeded()
    if title1.sk.isSkeletonActive { return }
    note.showSkeleton()
  }

  func done() { note.hideSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Photo" }
}
