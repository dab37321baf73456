// X8. Helpers of all kinds, told apart by their labels.
import SkeletonView

func mark(_ view: UIView) { view.isSkeletonable = true }
func mark(plain view: UIView) { view.backgroundColor = .red }
func markAll(_ views: UIView...) { views.forEach { $0.isSkeletonable = true } }
func markGeneric<T: UIView>(_ view: T) { view.isSkeletonable = true }

enum Skeletons {
  static func on(_ views: [UIView]) { for view in views { view.isSkeletonable = true } }
}

final class CardView: UIView {  //= container
  let one = UILabel()  //= lines
  let two = UILabel()  //= uncovered unmarked
  let three = UILabel()  //= lines
  let four = UILabel()  //= lines
  let five = UILabel()  //= lines
  let six = UILabel()  //= lines

  func setUp() {
    isSkeletonable = true
    [one, two, three, four, five, six].forEach { self.addSubview($0) }
    mark(one)
    mark(plain: two)
    markAll(three, four)
    markGeneric(five)
    Skeletons.on([six])
    showSkeleton()
  }
}
