// A superclass keeps the view that a subclass gives its initialiser: that one, and no other.
import SkeletonView

class LoadingViewController: UIViewController {
  let content: UIView

  init(content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() { view = content }

  func render(loading: Bool) {
    loading ? content.showAnimatedGradientSkeleton() : content.hideSkeleton()
  }
}

final class ProfileView: UIView {
  let avatar = UIImageView()  //= block

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(avatar)
    isSkeletonable = true
    avatar.isSkeletonable = true
  }
}

final class ProfileViewController: LoadingViewController {  //= container
  init() {
    super.init(content: ProfileView())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    render(loading: true)
  }
}
