// X8. A protocol's default implementation, and the property that it asks for.
import SkeletonView

protocol SkeletonShowing: AnyObject {
  var skeletonViews: [UIView] { get }
}

extension SkeletonShowing {
  func startSkeleton() {
    skeletonViews.forEach {
      $0.isSkeletonable = true
      $0.showAnimatedGradientSkeleton()
    }
  }
  func stopSkeleton() { skeletonViews.forEach { $0.hideSkeleton() } }
}

final class ProfileViewController: UIViewController, SkeletonShowing {  //= unpainted notshown
  let name = UILabel()  //= lines shown
  let bio = UILabel()  //= lines shown
  let note = UILabel()  //= unmarked notshown
  var skeletonViews: [UIView] { [name, bio] }

  override func viewDidLoad() {
    super.viewDidLoad()
    [name, bio, note].forEach { view.addSubview($0) }
    startSkeleton()
  }
}
