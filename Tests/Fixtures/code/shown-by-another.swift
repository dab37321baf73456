// X10. A controller shown by its coordinator, a view shown by its owner.
import SkeletonView

final class ProfileView: UIView {
  let title = UILabel()
  let note = UILabel()
  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(note)
    title.isSkeletonable = true
  }
}

final class ProfileViewController: UIViewController {  //= unpainted
  let profile = ProfileView()  //= container shown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(profile)
  }
}

final class Coordinator {
  func start() {
    let controller = ProfileViewController()
    controller.profile.showSkeleton()
  }
}
