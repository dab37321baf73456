// X8. A helper that calls itself goes down all views that are known.
import SkeletonView

extension UIView {
  func markAll() {
    isSkeletonable = true
    subviews.forEach { $0.markAll() }
  }
}

final class CardView: UIView {  //= container
  let box = UIView()  //= container
  let title = UILabel()  //= lines

  func setUp() {
    addSubview(box)
    box.addSubview(title)
    markAll()
    showSkeleton()
  }
}
