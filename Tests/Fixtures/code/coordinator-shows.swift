// X10. A coordinator shows the view of the controller that it makes.
import SkeletonView

final class ProfileViewController: UIViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(name)
    name.isSkeletonable = true
  }
}

final class Coordinator {
  private let navigation = UINavigationController()
  private var profile: ProfileViewController?

  func start() {
    let controller = ProfileViewController()
    profile = controller
    navigation.pushViewController(controller, animated: true)
    controller.view.showAnimatedSkeleton()
  }
  func done() { profile?.view.hideSkeleton() }
}
