// X8. Extensions of Swift's lists count where their elements are views.
import SkeletonView

extension Array where Element: UIView {
  func mark() { forEach { $0.isSkeletonable = true } }
}
extension Sequence where Element == UIView {
  func markEach() { for view in self { view.isSkeletonable = true } }
}
extension Collection where Element: UILabel {
  func showAll() { forEach { $0.showSkeleton() } }
}
extension Array where Element == String {
  func mark() {}
}

final class CardView: UIView {  //= container
  let one = UILabel()  //= lines
  let two = UILabel()  //= lines shown
  let three = UILabel()  //= lines
  let four = UILabel()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = true
    [one, two, three, four].forEach { addSubview($0) }
    [one, two].mark()
    let rest: [UIView] = [three]
    rest.markEach()
    ["four"].mark()
    showSkeleton()
  }

  func loadTwo() { [two].showAll() }
}
