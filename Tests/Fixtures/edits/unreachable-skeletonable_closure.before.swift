import SkeletonView
import UIKit

final class ProfileView: UIView {
  private let stack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    return stack
  }()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(stack)
    stack.addArrangedSubview(name)
    name.isSkeletonable = true
    showAnimatedSkeleton()
  }
}
