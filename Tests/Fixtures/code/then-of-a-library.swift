// X11. Then's `then` and `do` run their closures at once, on the object that they are called on.
import SkeletonView
import Then

final class CardView: UIView {  //= container
  let title = UILabel().then {  //= lines
    $0.isSkeletonable = true
    $0.numberOfLines = 2
  }
  let box = UIView().then { $0.isSkeletonable = true }  //= container
  let badge = UIImageView().then { $0.contentMode = .center }  //= uncovered
  let price = UILabel()  //= lines

  func setUp() {
    isSkeletonable = true
    addSubview(box)
    box.addSubview(title)
    addSubview(badge)
    addSubview(price)
    price.do {
      $0.isSkeletonable = true
      $0.numberOfLines = 1
    }
    showSkeleton()
  }
}
