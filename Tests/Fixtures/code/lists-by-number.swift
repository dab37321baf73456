// X6. One of a list of made views, by its number: the list stays what it is.
import SkeletonView

final class FactsView: UIView {
  private let stack = UIStackView()  //= container
  private lazy var labels: [UILabel] = [makeLabel("a"), makeLabel("b")]
  private lazy var marks = [makeLabel("c"), UILabel()]

  func setUp() {
    addSubview(stack)
    labels.forEach { stack.addArrangedSubview($0) }
    marks.forEach { stack.addArrangedSubview($0) }
    stack.isSkeletonable = true
    stack.showSkeleton()
  }
  func fill(_ text: String) {
    stack.hideSkeleton()
    labels[0].text = text
    marks.first?.text = text
  }
  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()  //= lines listed=3
    label.isSkeletonable = true
    return label
  }
}

// One of a list that changes: which view stands first is not known.
final class LooseView: UIView {  //= container
  private let one = UILabel()  //= lines
  private let two = UILabel()  //= lines
  private var labels: [UILabel] = []

  func setUp(_ isTurned: Bool) {
    addSubview(one)
    addSubview(two)
    labels = isTurned ? [two, one] : [one, two]
    labels[0].isSkeletonable = true
    isSkeletonable = true
    showSkeleton()
  }
  func done() { hideSkeleton() }
}
