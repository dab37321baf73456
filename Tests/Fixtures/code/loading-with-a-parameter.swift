// X8. One helper for on and off.
import SkeletonView

class BaseViewController: UIViewController {
  func setLoading(_ isLoading: Bool, on views: [UIView]) {
    for view in views {
      view.isSkeletonable = isLoading
      if isLoading { view.showAnimatedGradientSkeleton() } else { view.hideSkeleton() }
    }
  }
}

final class ProfileViewController: BaseViewController {  //= unpainted notshown
  let name = UILabel()  //= painted shown
  let bio = UILabel()  //= unmarked notshown

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    view.addSubview(bio)
    setLoading(true, on: [name])
  }

  func done() { setLoading(false, on: [name]) }
}
