// X2, X3. What a generic base class does holds in its subclasses.
import SkeletonView

class BaseCell<Model>: UITableViewCell {
  let title = UILabel()
  var model: Model? { didSet { fill() } }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(title)
    title.isSkeletonable = true
    setUp()
  }

  func setUp() {}
  func fill() {}
}

final class PersonCell: BaseCell<Person> {  //= container shown
  let avatar = UIImageView()  //= block

  override func setUp() {
    contentView.addSubview(avatar)
    contentView.isSkeletonable = true  //! content-view-flag-ignored
    avatar.isSkeletonable = true
  }

  func load() { showSkeleton() }
}
