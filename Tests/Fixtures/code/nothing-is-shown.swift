// X10. Marked everywhere, and shown nowhere in the whole project: nothing gets a skeleton.
import SkeletonView

final class CardView: UIView {  //= unpainted because=notShown
  let title = UILabel()  //= unpainted because=notShown
  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
    hideSkeleton()
    // showSkeleton()
    log("showSkeleton()")
  }
}
