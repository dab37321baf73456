// X4. A view that goes to a function or a closure that nobody reads: what is done to it there is unknown.
import Dressing
import SkeletonView

infix operator =>
func => <Value>(value: Value, body: (Value) -> Void) -> Value {
  body(value)
  return value
}

final class CardView: UIView {  //= container
  let one = UILabel()  //= painted
  let two = UILabel()  //= painted
  let three = UILabel()  //= painted
  let four = UILabel()  //= painted
  let five = UILabel()  //= painted
  let six = UILabel()  //= uncovered unmarked
  let box = UIView()  //= painted
  let seven = UILabel()  //= painted
  let eight = UILabel()  //= lines
  var onMake: ((UIView) -> Void)?
  private let dress: (UIView) -> Void = { $0.isSkeletonable = true }

  func setUp(body: (UIView) -> Void) {
    isSkeletonable = true
    [one, two, three, four, five, six, box, eight].forEach { addSubview($0) }
    box.addSubview(seven)
    box.isSkeletonable = true
    configure(one) { $0.isSkeletonable = true }
    two.do { label in label.isSkeletonable = true }
    onMake = { $0.isSkeletonable = true }
    onMake?(three)
    body(four)
    _ = five => { $0.isSkeletonable = true }
    configure(six) { $0.backgroundColor = .red }
    _ = six => { $0.backgroundColor = .red }
    box.allSubviews.filter { $0 === seven }.forEach { $0.isSkeletonable = true }
    dress(eight)
    showSkeleton()
    [one, two, three, four, five, seven].forEach { $0.showSkeleton() }
  }
}
