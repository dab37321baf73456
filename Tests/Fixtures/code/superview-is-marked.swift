// X6. The view around another.
import SkeletonView

final class CardView: UIView {  //= container
  let box = UIView()  //= painted
  let title = UILabel()  //= painted

  func setUp() {
    isSkeletonable = true
    addSubview(box)
    box.addSubview(title)
    title.isSkeletonable = true
    title.superview?.isSkeletonable = true
    showSkeleton()
  }
}
