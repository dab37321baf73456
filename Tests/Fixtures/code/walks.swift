// X6, X8. Further ways to walk a list: map, a function by its name, while, stride.
import SkeletonView

extension UIView {
  static func dress(_ view: UIView) { view.isSkeletonable = true }
}

final class CardView: UIView {  //= container
  let one = UILabel()  //= lines
  let two = UILabel()  //= lines
  let three = UILabel()  //= lines
  let four = UILabel()  //= painted
  let five = UILabel()  //= painted
  let six = UILabel()  //= painted
  let seven = UILabel()  //= painted
  let eight = UILabel()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = true
    [one, two, three, four, five, six, seven, eight].forEach { addSubview($0) }
    _ = [one].map { $0.isSkeletonable = true }
    [two].forEach(mark)
    [three].forEach(UIView.dress)
    var rest = [four]
    while let view = rest.popLast() { view.isSkeletonable = true }
    let views = [five]
    for index in stride(from: 0, to: views.count, by: 1) { views[index].isSkeletonable = true }
    var walk = [six].makeIterator()
    while let view = walk.next() { view.isSkeletonable = true }
    [seven].reduce(into: ()) { _, view in view.isSkeletonable = true }
    [eight].forEach(tint)
    showSkeleton()
    [four, five, six, seven].forEach { $0.showSkeleton() }
  }

  private func mark(_ view: UIView) { view.isSkeletonable = true }
  private func tint(_ view: UIView) { view.backgroundColor = .red }
}
