// A computed variable of a closure is run where it is read.
import SkeletonView

final class HeaderView: UIView {
  private let title: UILabel = {  //= lines
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  private lazy var stack: UIStackView = {  //= container shown
    var content: UIStackView {
      let stack = UIStackView(arrangedSubviews: [title])
      stack.isSkeletonable = true
      return stack
    }
    return content
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
    stack.showSkeleton()
  }
  func loaded() { stack.hideSkeleton() }
}
