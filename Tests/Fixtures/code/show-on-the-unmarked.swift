// show-on-unmarked. Neither marked nor marked somewhere else.
import SkeletonView

final class CardView: UIView {  //= unpainted
  let title = UILabel()  //= unpainted shown
  let body = UILabel()  //= lines shown

  func setUp() {
    addSubview(title)
    addSubview(body)
    body.isSkeletonable = true
    body.showSkeleton()
    title.showSkeleton()  //! show-on-unmarked
  }
}
