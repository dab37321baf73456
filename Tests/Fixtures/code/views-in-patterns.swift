// X4, X6. Views that a pattern takes out of an optional or a case; a part of it may be any of them.
import SkeletonView

enum Slot {
  case shown(UIView)
  case pair(UILabel, lines: Int)
  case empty
}

final class CardView: UIView {  //= container
  let one = UILabel()  //= painted
  let two = UILabel()  //= painted
  let three = UILabel()  //= painted
  let four = UILabel()  //= painted
  let five = UILabel()  //= lines
  let six = UILabel()  //= uncovered unmarked
  var state = Slot.empty

  func setUp() {
    isSkeletonable = true
    [one, two, three, four, five, six].forEach { addSubview($0) }
    switch Slot.shown(one) {
    case .shown(let view): view.isSkeletonable = true
    case .pair, .empty: break
    }
    if case let .pair(label, _) = Slot.pair(two, lines: 2) { label.isSkeletonable = true }
    guard case let view? = Optional(three) else { return }
    view.isSkeletonable = true
    fill(.shown(four))
    if let label = Optional(five) { label.isSkeletonable = true }
    // The name of a view, and another thing.
    if case .shown(let six) = state { six.isSkeletonable = true }
    showSkeleton()
    [one, two, three, four].forEach { $0.showSkeleton() }
  }

  private func fill(_ slot: Slot) {
    guard case .shown(let view) = slot else { return }
    view.isSkeletonable = true
  }
}
