// hide-elsewhere. What was shown one by one is hidden as a whole that was never shown.
import SkeletonView

final class ProfileViewController: UIViewController {
  let name = UILabel()  //= lines shown
  let other = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    view.addSubview(other)
    name.isSkeletonable = true
    name.showSkeleton()
  }
  func done() { other.hideSkeleton() }  //! hide-elsewhere
}

final class HelpViewController: UIViewController {
  let name = UILabel()  //= lines shown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    name.isSkeletonable = true
    name.showSkeleton()
  }
  func done() { [name].forEach { $0.hideSkeleton(transition: .none) } }
}
