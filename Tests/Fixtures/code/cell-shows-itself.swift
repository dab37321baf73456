// X6, X10. Cells that show and hide themselves.
import SkeletonView

final class PersonCell: UITableViewCell {  //= container shown
  let name = UILabel()  //= lines
  let avatar = UIImageView()  //= block

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    [avatar, name].forEach {
      $0.isSkeletonable = true
      contentView.addSubview($0)
    }
  }

  func configure(with person: Person?) {
    guard let person else {
      showAnimatedGradientSkeleton()
      return
    }
    hideSkeleton()
    name.text = person.name
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    hideSkeleton()
  }
}

final class PetCell: UITableViewCell {  //= unpainted
  let name = UILabel()  //= lines shown
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
  func load() { contentView.subviews.forEach { $0.showSkeleton() } }
  func done() { contentView.subviews.forEach { $0.hideSkeleton() } }
}
