// X3. Extensions of UIKit's classes and of protocols count only where they are called.
import SkeletonView

extension UILabel {
  func shimmer() {
    isSkeletonable = true
    showAnimatedSkeleton()
  }
}

protocol Loading {}
extension Loading where Self: UIView {
  func startLoading() { showSkeleton() }
}

final class CardView: UIView {  //= unmarked notshown unpainted
  let title = UILabel()  //= marked shown lines
  let body = UILabel()  //= unmarked notshown unpainted

  func setUp() {
    addSubview(title)
    addSubview(body)
    title.shimmer()
  }
}
