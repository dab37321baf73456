// X6. Views in pairs, in dictionaries, and with their numbers.
import SkeletonView

final class CardView: UIView {  //= container
  let one = UILabel()  //= painted
  let two = UILabel()  //= painted
  let three = UILabel()  //= painted
  let four = UILabel()  //= painted
  let five = UILabel()  //= lines
  let six = UILabel()  //= lines
  let seven = UILabel()  //= painted
  let eight = UILabel()  //= painted
  let nine = UILabel()  //= uncovered unmarked
  var byName: [String: UILabel] = [:]
  private lazy var byNumber = [1: four]

  func setUp() {
    isSkeletonable = true
    let all = [one, two, three, four, five, six, seven, eight, nine]
    all.forEach { addSubview($0) }
    zip([one], ["One"]).forEach { $0.0.isSkeletonable = true }
    for (label, text) in zip([two], ["Two"]) {
      label.isSkeletonable = true
      label.text = text
    }
    byName["three"] = three
    byName.values.forEach { $0.isSkeletonable = true }
    byNumber.forEach { $0.value.isSkeletonable = true }
    [five].enumerated().forEach { $0.element.isSkeletonable = true }
    for (index, label) in [six].enumerated() {
      label.tag = index
      label.isSkeletonable = true
    }
    let more = ["seven": seven]
    for (_, label) in more { label.isSkeletonable = true }
    ["eight": eight].forEach { name, label in label.isSkeletonable = true }
    zip([nine], ["Nine"]).forEach { $0.0.text = $0.1 }
    showSkeleton()
    [one, two, three, four, seven, eight].forEach { $0.showSkeleton() }
  }
}
