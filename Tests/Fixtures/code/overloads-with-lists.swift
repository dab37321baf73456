// X8. Of two functions with the same labels a list goes to the one that takes a list.
import SkeletonView

extension UIView {
  func addSubviews(_ views: UIView...) { addSubviews(views) }

  func addSubviews(_ views: [UIView]) { views.forEach { addSubview($0) } }
}

final class CardView: UIView {  //= container
  private let box = UIView()  //= container
  private let avatar = UIImageView()  //= block
  private let name = UILabel()  //= lines
  private let plain = UIView()  //= block

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(box, plain)
    box.addSubviews([avatar, name])
    isSkeletonable = true
    box.isSkeletonable = true
    avatar.isSkeletonable = true
    name.isSkeletonable = true
    plain.isSkeletonable = true
    showSkeleton()
  }
}
