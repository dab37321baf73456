// X8. A property of one's own that sets the flag of the view it belongs to.
import SkeletonView

extension UIView {
  var shimmers: Bool {
    get { isSkeletonable }
    set { isSkeletonable = newValue }
  }
}

final class CardView: UIView {  //= painted
  let title = UILabel()  //= painted

  func setUp() {
    addSubview(title)
    shimmers = true
    title.shimmers = true
    showSkeleton()
    title.showSkeleton()
  }
}
