// X6. What UIKit's appearance proxies are told holds for no view that is known.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= uncovered unmarked
  let body = UILabel()  //= lines
  func setUp() {
    UILabel.appearance().isSkeletonable = true
    isSkeletonable = true
    addSubview(title)
    addSubview(body)
    body.isSkeletonable = true
    showSkeleton()
  }
}
