// X6. Lists: literals, properties, computed, put together, walked in all ways.
import SkeletonView

final class CardView: UIView {  //= container
  let one = UILabel()  //= lines
  let two = UILabel()  //= lines
  let three = UILabel()  //= lines
  let four = UILabel()  //= lines
  let five = UILabel()  //= lines
  let six = UILabel()  //= lines
  let seven = UILabel()  //= lines
  let eight = UILabel()  //= uncovered unmarked

  private var pair: [UIView] { [one, two] }
  private lazy var third: [UILabel] = [three]
  private var rest: [UIView] = []

  func setUp() {
    isSkeletonable = true
    rest.append(four)
    rest += [five]
    for view in pair + third { view.isSkeletonable = true }
    rest.forEach { view in view.isSkeletonable = true }
    ([six, seven] as [UIView]).enumerated().forEach { index, view in view.isSkeletonable = true }
    [one, two, three, four, five, six, seven, eight].forEach(addSubview(_:))
    showSkeleton()
  }
}
