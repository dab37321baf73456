// X8. Helpers that call each other end.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines

  func setUp() {
    addSubview(title)
    ping(self)
    showSkeleton()
  }

  func ping(_ view: UIView) {
    view.isSkeletonable = true
    pong(title)
  }

  func pong(_ view: UIView) {
    view.isSkeletonable = true
    ping(view)
  }
}
