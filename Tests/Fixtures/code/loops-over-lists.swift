// X11. As often as there is data, or as something is written down that nothing changes, does a loop make a view.
import Models
import SkeletonView

struct Row { let title: String }

final class RowsView: UIView {  //= painted shown
  private let stack = UIStackView()  //= painted
  var names: [String] = [] { didSet { setUp([], Model()) } }
  var words = ["one", "two"]
  private let fixed = ["one", "two"]
  private var grown = ["one"]
  private var rows: [Row] = []
  private let all: [Row] = [Row(title: "one"), Row(title: "two"), Row(title: "three")]
  private let labels = [UILabel(), UILabel()]  //= lines

  private func make() -> UILabel { UILabel() }

  func setUp(_ given: [Entry], _ model: Model) {
    isSkeletonable = true
    stack.isSkeletonable = true
    addSubview(stack)
    for _ in names { stack.addArrangedSubview(UIView()) }  //= count=null
    names.forEach { _ in stack.addArrangedSubview(UIView()) }  //= count=null
    for _ in names.prefix(3) { stack.addArrangedSubview(UIView()) }  //= count=null
    for _ in words { stack.addArrangedSubview(UIView()) }  //= count=null
    for _ in grown { stack.addArrangedSubview(UIView()) }  //= count=null
    for _ in rows { stack.addArrangedSubview(UIView()) }  //= count=null
    for _ in given { stack.addArrangedSubview(UIView()) }  //= count=null
    for _ in model.entries { stack.addArrangedSubview(UIView()) }  //= count=null
    grown.append("two")
    for _ in fixed { stack.addArrangedSubview(UIView()) }  //= count=2
    for _ in all { stack.addArrangedSubview(UIView()) }  //= count=3
    for _ in [Row(title: "one"), Row(title: "two")] { stack.addArrangedSubview(UIView()) }  //= count=2
    // Views that are known, and one view of which nobody knows whether it is there.
    for label in labels {
      label.isSkeletonable = true
      stack.addArrangedSubview(label)
    }
    labels.first.map { _ in stack.addArrangedSubview(UIView()) }  //= count=1
    showSkeleton()
  }
}

final class Owner {
  let view = RowsView()
  func load(_ words: [String]) { view.words = words }
}
