// X11. Rows that are inserted, helpers that add several, anchors and constraints; a set that only sounds like it.
import SkeletonView

extension UIView {
  func addAll(_ views: UIView...) { views.forEach(addSubview) }
}
extension UIStackView {
  func fill(with rows: [UIView]) { rows.forEach { addArrangedSubview($0) } }
}

final class ViewRegistry {
  func addSubview(_ view: UIView) {}
  func insert(_ view: UIView) {}
}

final class PersonCell: UITableViewCell {  //= container shown
  private let avatar = UIImageView()  //= block
  private let name = UILabel()  //= lines
  private let phone = UILabel()  //= lines
  private let mail = UILabel()  //= lines
  private let lost = UILabel()  //= absent
  private let stack = UIStackView()  //= container
  private let registry = ViewRegistry()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addAll(avatar, stack)
    stack.fill(with: [name])
    stack.insertArrangedSubview(phone, at: 0)
    stack.addArrangedSubviews([mail])
    registry.addSubview(lost)
    registry.insert(lost)
    avatar.heightAnchor.constraint(equalToConstant: 40).isActive = true
    avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor).isActive = true
    [self, avatar, name, phone, mail, stack].forEach { $0.isSkeletonable = true }
  }

  func load() { showSkeleton() }
  func done() { hideSkeleton() }
}
