// The views that a closure lists to an initialiser are in the stack that it makes.
import SkeletonView

extension UIView {
  func markWays(from views: [UIView], to top: UIView) {
    for view in views {
      var current: UIView? = view
      while let view = current {
        view.isSkeletonable = true
        if view == top { break }
        current = view.superview
      }
    }
  }
}

final class Row: UIStackView {
  init(contents: () -> [UIView]) {
    super.init(frame: .zero)
    contents().forEach { addArrangedSubview($0) }
  }
}

final class ProfileCard: UIView {
  private let column = UIStackView()  //= container
  private let caption = UILabel()  //= lines
  private let portrait = UIImageView()  //= block
  private let badge = UIImageView()  //= uncovered unmarked
  private lazy var row = Row { [portrait, badge] }  //= container

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(column)
    column.addArrangedSubview(caption)
    column.addArrangedSubview(row)
    markWays(from: [caption, portrait], to: column)
    column.showSkeleton()
  }
}
