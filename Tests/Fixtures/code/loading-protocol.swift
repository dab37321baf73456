// X8. showLoading in an extension of UIViewController, used by several.
import SkeletonView

extension UIViewController {
  func showLoading() {
    view.isSkeletonable = true
    view.subviews.forEach { $0.isSkeletonable = true }
    view.showAnimatedGradientSkeleton()
  }
  func hideLoading() { view.hideSkeleton() }
}

final class FirstViewController: UIViewController {  //= container shown
  let name = UILabel()  //= lines
  let box = UIView()  //= block
  let inner = UILabel()  //= unmarked
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    view.addSubview(box)
    box.addSubview(inner)
    showLoading()
  }
}

final class SecondViewController: UIViewController {  //= unpainted notshown
  let name = UILabel()  //= unmarked
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
  }
}
