// X4. Views in structures and objects that are none: a structure's own parameter is exact, anything else unknown.
import SkeletonView

struct Row {
  let view: UIView
  let isOn: Bool
}

final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

struct Caption {
  let text: String
  var isSkeletonable = false
}

final class CardView: UIView {  //= container
  let one = UILabel()  //= lines
  let two = UILabel()  //= painted
  let three = UILabel()  //= painted
  let four = UILabel()  //= painted
  let five = UILabel()  //= painted
  let six = UILabel()  //= uncovered unmarked
  let seven = UILabel()  //= painted
  var spare: UILabel?

  func setUp() {
    isSkeletonable = true
    [one, two, three, four, five, six, seven].forEach { addSubview($0) }
    Row(view: one, isOn: true).view.isSkeletonable = true
    [Row(view: two, isOn: true)].forEach { $0.view.isSkeletonable = $0.isOn }
    Box(three).value.isSkeletonable = true
    [(view: four, lines: 2)].forEach { $0.view.isSkeletonable = true }
    (spare ?? five).isSkeletonable = true
    Row(view: six, isOn: true).view.backgroundColor = .red
    var caption = Caption(text: six.text ?? "")
    caption.isSkeletonable = true
    NSArray(array: [seven]).forEach { ($0 as? UIView)?.isSkeletonable = true }
    showSkeleton()
    [two, three, four, five, seven].forEach { $0.showSkeleton() }
  }
}
