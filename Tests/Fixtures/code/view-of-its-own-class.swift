// swift-format-ignore-file
// X7, X11. A controller whose view is of a class of its own.
import SkeletonView

final class ProfileView: UIView {
  let title = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
  }
}

final class ProfileViewController: UIViewController {
  private let mainView = ProfileView()

  override func loadView() { view = mainView }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.showAnimatedSkeleton()
  }
}

final class OtherViewController: UIViewController {
  private var mainView: ProfileView { view as! ProfileView }
  override func loadView() { view = ProfileView() }
  func load() { mainView.showSkeleton() }
}
