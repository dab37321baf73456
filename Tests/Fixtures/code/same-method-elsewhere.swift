// X8. A method of the same name in another class is not called.
import SkeletonView

final class Painter {
  func dress(_ view: UIView) { view.isSkeletonable = true }
}

final class Remover {
  func dress(_ view: UIView) { view.backgroundColor = .red }
}

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines
  let body = UILabel()  //= uncovered unmarked
  let painter = Painter()

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(body)
    painter.dress(title)
    let other = Remover()
    other.dress(body)
    showSkeleton()
  }
}
