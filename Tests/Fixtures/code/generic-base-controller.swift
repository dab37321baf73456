// swift-format-ignore-file
// X7, X11. A base controller that is generic in its view: nothing false is said of it.
import SkeletonView

class BaseViewController<V: UIView>: UIViewController {
  var mainView: V { view as! V }
  override func loadView() { view = V() }
}

final class ProfileView: UIView {
  let title = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
  }
}

final class ProfileViewController: BaseViewController<ProfileView> {
  override func viewDidLoad() {
    super.viewDidLoad()
    mainView.showSkeleton()
    mainView.title.showSkeleton()
  }
}
