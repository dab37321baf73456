// X2. A class in a namespace, continued in extensions.
import SkeletonView

enum Profile {
  final class CardView: UIView {  //= container shown
    let title = UILabel()  //= lines
    struct Title { var isSkeletonable = false }
  }
}

extension Profile.CardView {
  func setUp() {
    var model = Title()
    model.isSkeletonable = false
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
  }
}

extension Profile.CardView {
  func load() { showAnimatedGradientSkeleton() }
}
