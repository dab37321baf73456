// X6, X8. `view.subviews`, a stack's rows, and what is in them; other lists of these names are not views.
import SkeletonView

final class CardView: UIView {  //= container
  let stack = UIStackView()  //= container
  let one = UILabel()  //= lines
  let two = UILabel()  //= lines
  let deep = UIView()  //= uncovered unmarked
  let inner = UILabel()  //= unmarked
  let overlay = UIImageView()  //= unreached unmarked
  let tree = ModelTree()

  func setUp() {
    addSubview(stack)
    stack.addArrangedSubview(one)
    stack.addArrangedSubview(two)
    stack.addSubview(overlay)
    addSubview(deep)
    deep.addSubview(inner)
    isSkeletonable = true
    stack.isSkeletonable = true
    stack.arrangedSubviews.forEach { $0.isSkeletonable = true }
    tree.subviews.forEach { $0.isSkeletonable = true }
    for model in tree.arrangedSubviews { model.isSkeletonable = true }
    showSkeleton()
  }
}

final class ModelTree {
  var subviews: [ModelTree] = []
  var arrangedSubviews: [ModelTree] = []
  var isSkeletonable = false
}
