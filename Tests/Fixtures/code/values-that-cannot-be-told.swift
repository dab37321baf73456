// X4. Values that are computed are unknown: no rule speaks of what hangs on them.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines
  let body = UILabel()  //= lines
  let bad = UILabel()  //= lines
  var metrics = Metrics()

  func setUp(isBig: Bool, size: CGFloat) {
    isSkeletonable = true
    [title, body, bad].forEach {
      addSubview($0)
      $0.isSkeletonable = true
    }
    title.lastLineFillPercent = metrics.percent
    title.numberOfLines = isBig ? 3 : 1
    body.skeletonTextLineHeight = .fixed(size)
    body.linesCornerRadius = Int(size) * 3
    body.lastLineFillPercent = 50
    body.lastLineFillPercent = 500
    bad.lastLineFillPercent = 500  //! fill-percent-out-of-range
    showSkeleton()
  }
}
