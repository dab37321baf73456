// X4, X6. Views picked by their class or by a condition.
import SkeletonView

final class FormView: UIView {  //= painted
  let name = UILabel()  //= painted
  let field = UITextField()  //= painted
  let photo = UIImageView()  //= painted

  func setUp() {
    isSkeletonable = true
    [name, field, photo].forEach { addSubview($0) }
    subviews.compactMap { $0 as? UILabel }.forEach { $0.isSkeletonable = true }
    for case let label as UILabel in subviews { label.isSkeletonable = true }
    subviews.filter { $0 is UIImageView }.forEach { $0.isSkeletonable = true }
    subviews.first { $0 is UITextField }?.isSkeletonable = true
    for view in subviews where view.tag == 1 { view.isSkeletonable = true }
    showSkeleton()
    subviews.forEach { $0.showSkeleton() }
  }
}
