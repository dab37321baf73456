// X10. The view of a collection controller is not its collection, but holds it.
import SkeletonView

final class PlainController: UICollectionViewController {  //= unmarked shown
  let spinner = UIActivityIndicatorView()  //= unpainted

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.addSubview(spinner)
  }

  func load() { view.showAnimatedSkeleton() }  //! show-on-unmarked
}
