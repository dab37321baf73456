// X4. A subscript of one's own may give what it returns.
import SkeletonView

final class FormView: UIView {  //= container
  let name = UILabel()  //= painted
  let note = UILabel()  //= uncovered unmarked

  subscript(index: Int) -> UIView { name }

  func setUp() {
    isSkeletonable = true
    addSubview(name)
    addSubview(note)
    self[0].isSkeletonable = true
    showSkeleton()
    name.showSkeleton()
  }
}
