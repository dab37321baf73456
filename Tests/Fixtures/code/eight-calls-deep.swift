// X8. Through at most eight functions; what goes deeper is not followed, and nothing is said of it.
import SkeletonView

final class CardView: UIView {  //= container
  let near = UILabel()  //= lines
  let mid = UILabel()  //= lines

  func setUp() {
    isSkeletonable = true
    addSubview(near)
    addSubview(mid)
    six(near)
    one(mid)
    showSkeleton()
  }

  func one(_ view: UIView) { two(view) }
  func two(_ view: UIView) { three(view) }
  func three(_ view: UIView) { four(view) }
  func four(_ view: UIView) { five(view) }
  func five(_ view: UIView) { six(view) }
  func six(_ view: UIView) { seven(view) }
  func seven(_ view: UIView) { view.isSkeletonable = true }
}
