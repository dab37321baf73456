// X2, X11. A superclass by another name; a cell's view nested in it.
import SkeletonView

typealias Base = UIView

final class CardView: Base {  //= container
  final class Badge: UIView {
    let count = UILabel()  //= lines
    override init(frame: CGRect) {
      super.init(frame: frame)
      isSkeletonable = true
      addSubview(count)
      count.isSkeletonable = true
    }
  }

  let badge = Badge()  //= container

  func setUp() {
    isSkeletonable = true
    addSubview(badge)
    showSkeleton()
  }
}
