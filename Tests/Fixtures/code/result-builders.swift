// X8, X11. Initialisers with a result builder of the project's own, and of another module.
import DesignSystem
import SkeletonView

@resultBuilder
enum RowBuilder {
  static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

extension UIStackView {
  convenience init(_ axis: NSLayoutConstraint.Axis, @RowBuilder _ content: () -> [UIView]) {
    self.init(arrangedSubviews: content())
    self.axis = axis
  }
  convenience init(rows: [UIView]) {
    self.init(frame: .zero)
    rows.forEach(addArrangedSubview)
  }
}

final class CardView: UIView {  //= container shown
  private let name = UILabel()  //= lines
  private let bio = UILabel()  //= lines
  private let mail = UILabel()  //= lines
  private let phone = UILabel()  //= lines
  private let link = UILabel()
  private lazy var stack = UIStackView(.vertical) {  //= container
    name
    bio
  }
  private lazy var single = UIStackView(.vertical) { mail }  //= container
  private lazy var rows = UIStackView(rows: [phone])  //= container
  private lazy var foreign = UIStackView(spacing: 8) {  //= unknown
    link
    UIView()
  }

  func setUp() {
    [self, name, bio, mail, phone, stack, single, rows, foreign].forEach { $0.isSkeletonable = true }
    [stack, single, rows, foreign].forEach { addSubview($0) }
    showSkeleton()
  }
}
