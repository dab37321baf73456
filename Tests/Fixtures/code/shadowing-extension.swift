// skeleton-call-shadowed. A method of UIView that the call reaches instead of the library's.
import SkeletonView

extension UIView {
  func showSkeleton() {
    isSkeletonable = true
    showAnimatedGradientSkeleton()
  }
}

final class CardView: UIView {  //= painted shown
  let title = UILabel()  //= lines
  func setUp() {
    addSubview(title)
    title.isSkeletonable = true
    showSkeleton()
  }
}
