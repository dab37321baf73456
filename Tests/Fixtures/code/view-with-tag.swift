// X4, X6. viewWithTag and the like lead nowhere that is known: nothing false is said.
import SkeletonView

final class FormView: UIView {
  let box = UIView()
  let name = UILabel()

  func setUp() {
    addSubview(box)
    box.addSubview(name)
    name.isSkeletonable = true
    viewWithTag(7)?.isSkeletonable = true
    viewWithTag(7)?.showSkeleton()
    (subviews.first as? UILabel)?.showSkeleton()
    allViews(in: self).forEach { $0.isSkeletonable = true }
    box.showSkeleton()
  }

  func allViews(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + allViews(in: $0) }
  }
}
