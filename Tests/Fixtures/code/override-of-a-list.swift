// X6. A list that a subclass overrides.
import SkeletonView

class BaseView: UIView {
  var skeletonViews: [UIView] { [] }
  func startLoading() {
    isSkeletonable = true
    skeletonViews.forEach { $0.isSkeletonable = true }
    showAnimatedSkeleton()
  }
}

final class CardView: BaseView {  //= container
  let title = UILabel()  //= lines
  let note = UILabel()  //= uncovered unmarked
  override var skeletonViews: [UIView] { super.skeletonViews + [title] }

  func setUp() {
    addSubview(title)
    addSubview(note)
  }
}
