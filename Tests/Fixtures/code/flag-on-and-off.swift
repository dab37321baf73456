// X4. Marked here and unmarked there: nobody knows, and nothing is said.
import SkeletonView

final class CardView: UIView {  //= painted
  let title = UILabel()  //= painted

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
  }

  func finish() {
    title.isSkeletonable = false
    isSkeletonable = false
  }

  func load() {
    showSkeleton()
    title.showSkeleton()
  }
}
