// X4. Marked here and unmarked there: nobody knows, and nothing is said but that it hides nothing.
import SkeletonView

final class CardView: UIView {  //= painted
  let title = UILabel()  //= painted

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
  }

  func finish() {
    title.isSkeletonable = false  //! flag-instead-of-hide
    isSkeletonable = false  //! flag-instead-of-hide
  }

  func load() {
    showSkeleton()
    title.showSkeleton()
  }
}
