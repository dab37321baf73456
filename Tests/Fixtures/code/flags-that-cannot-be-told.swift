// X4. A flag that nobody can work out counts as marked, and no rule speaks of it.
import SkeletonView

final class CardView: UIView {  //= container
  let one = UILabel()  //= painted
  let two = UILabel()  //= painted
  let three = UILabel()  //= painted
  let four = UILabel()  //= painted
  let five = UILabel()  //= painted
  let six = UILabel()  //= painted
  let seven = UILabel()  //= painted
  let eight = UILabel()  //= painted
  let nine = UILabel()  //= painted

  func setUp(isOn: Bool, labels: [String: UILabel]) {
    isSkeletonable = true
    let all = [one, two, three, four, five, six, seven, eight, nine]
    all.forEach { addSubview($0) }
    one.isSkeletonable = isOn
    (isOn ? two : two).isSkeletonable = true
    [three, three][0].isSkeletonable = true
    four.isSkeletonable.toggle()
    [five].filter { $0.text == nil }.forEach { $0.isSkeletonable = true }
    let pair = (six, 1)
    pair.0.isSkeletonable = true
    seven[keyPath: \.isSkeletonable] = true
    turnOn(&eight.isSkeletonable)
    pick(nine)?.isSkeletonable = true
    showSkeleton()
    for label in all { label.showSkeleton() }
  }

  func turnOn(_ flag: inout Bool) { flag = true }
}
