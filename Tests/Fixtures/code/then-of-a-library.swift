// X11. What a library's then sets is unknown: no rule speaks of it.
import SkeletonView
import Then

final class CardView: UIView {  //= container
  let title = UILabel().then {  //= painted
    $0.isSkeletonable = true
    $0.numberOfLines = 2
  }
  let box = UIView().then { $0.isSkeletonable = true }  //= painted

  func setUp() {
    isSkeletonable = true
    addSubview(box)
    box.addSubview(title)
    showSkeleton()
  }
}
