// X11. All ways to put a view into another.
import SkeletonView

final class CardView: UIView {  //= container
  let box = UIView()  //= container
  let one = UILabel()  //= lines
  let two = UILabel()  //= lines
  let three = UILabel()  //= lines
  let four = UILabel()  //= lines
  lazy var stack = UIStackView(arrangedSubviews: [one, two])  //= container
  let scroll = UIScrollView()  //= container

  func setUp() {
    [self, box, one, two, three, four, stack, scroll].forEach { $0.isSkeletonable = true }
    addSubview(box)
    box.insertSubview(scroll, at: 0)
    scroll.addSubview(stack)
    stack.addArrangedSubview(three)
    insertSubview(four, belowSubview: box)
    showSkeleton()
  }
}
