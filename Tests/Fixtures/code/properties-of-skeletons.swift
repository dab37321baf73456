// X4. SkeletonView's other properties, and UIKit's that count, as literals, cases and initialisers of literals.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines layer={"cornerRadius":0}
  let body = UILabel()  //= lines
  let badge = UILabel()  //= lines
  let image = UIImageView()  //= block
  let hidden = UILabel()  //= isHidden=true
  let vanishing = UILabel()  //= isHidden=true
  let style = CardStyle()

  func setUp() {
    isSkeletonable = true
    [title, body, badge, image, hidden, vanishing].forEach {
      addSubview($0)
      $0.isSkeletonable = true
    }
    isUserInteractionDisabledWhenSkeletonIsActive = true
    title.numberOfLines = 2
    title.skeletonTextLineHeight = .fixed(25)
    title.skeletonLineSpacing = 4
    title.skeletonPaddingInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    body.skeletonTextNumberOfLines = .custom(3)
    body.lastLineFillPercent = 50
    body.linesCornerRadius = 4
    badge.skeletonTextNumberOfLines = 1
    badge.useFontLineHeight = false
    image.skeletonCornerRadius = 8
    hidden.isHidden = true
    vanishing.isHiddenWhenSkeletonIsActive = true
    // Of another class, and of a value of one's own.
    style.isHidden = true
    style.linesCornerRadius = 400
    showSkeleton()
  }
}

final class CardStyle {
  var isHidden = false
  var linesCornerRadius = 0
}
