// X4. Marks that functions of other modules may set: nobody can tell, so no rule speaks of them.
import SkeletonView
import Toolkit

final class SettingsController: UIViewController {
  let name = UILabel()  //= painted shown
  let badge = UILabel()  //= painted shown
  let note = UILabel().with(\.isSkeletonable, true)  //= painted shown
  override func viewDidLoad() {
    super.viewDidLoad()
    [name, badge, note].forEach { view.addSubview($0) }
    name.beginLoading()
    badge.set(\.isSkeletonable, to: true)
    badge.showSkeleton()
    note.showSkeleton()
  }
}

extension UIView {
  func beginLoading() {
    if !isSkeletonable { isSkeletonable.toggle() }
    showAnimatedGradientSkeleton()
  }
}
