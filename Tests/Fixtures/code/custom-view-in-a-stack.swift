// X11. A view of a class of one's own, used several times in a stack.
import SkeletonView

final class FactView: UIView {
  private let value = UILabel()  //= lines
  private let caption = UILabel()  //= lines
  init(caption text: String) {
    super.init(frame: .zero)
    caption.text = text
    isSkeletonable = true
    let stack = UIStackView(arrangedSubviews: [value, caption])
    stack.isSkeletonable = true
    stack.axis = .vertical
    addSubview(stack)
    [value, caption].forEach { $0.isSkeletonable = true }
  }
}

final class StatsView: UIView {  //= container shown
  private let posts = FactView(caption: "Posts")  //= container
  private let likes = FactView(caption: "Likes")  //= container
  private lazy var stack: UIStackView = {  //= container
    let stack = UIStackView(arrangedSubviews: [posts, likes])
    stack.distribution = .fillEqually
    stack.isSkeletonable = true
    return stack
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(stack)
  }

  func showLoading() { showAnimatedGradientSkeleton() }
  func hideLoading() { hideSkeleton() }
}
