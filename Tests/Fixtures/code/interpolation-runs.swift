// X1. What stands in an interpolation is code.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines

  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    addSubview(title)
    print("marked: \(mark(title)), \("nested \(1 + 1)")")
    showSkeleton()
  }

  func mark(_ view: UIView) -> Bool {
    view.isSkeletonable = true
    return true
  }
}
