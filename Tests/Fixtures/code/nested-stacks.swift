// X11. Stacks in stacks, made where they are used; one of them is not marked.
import SkeletonView

final class CardView: UIView {  //= container
  let avatar = UIImageView()  //= block
  let name = UILabel()  //= lines
  let bio = UILabel()  //= unreached
  let link = UIButton()  //= uncovered

  func setUp() {
    isSkeletonable = true
    let texts = UIStackView(arrangedSubviews: [bio])  //! unreachable-skeletonable
    let row = UIStackView(arrangedSubviews: [avatar, name, texts, link])
    row.isSkeletonable = true
    row.axis = .horizontal
    addSubview(row)
    [avatar, name, bio].forEach { $0.isSkeletonable = true }
    showSkeleton()
  }
}
