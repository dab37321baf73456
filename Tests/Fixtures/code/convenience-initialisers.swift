// X8, X11. Initialisers of one's own, of UIKit's classes and of subclasses.
import SkeletonView

extension UILabel {
  convenience init(size: CGFloat, isSkeleton: Bool = true) {
    self.init(frame: .zero)
    isSkeletonable = true
  }
}

final class SkeletonLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
}

final class CardView: UIView {  //= container
  let one = UILabel(size: 12)  //= painted
  let two = SkeletonLabel()  //= painted

  func setUp() {
    isSkeletonable = true
    addSubview(one)
    addSubview(two)
    showSkeleton()
    one.showSkeleton()
    two.showSkeleton()
  }
}
