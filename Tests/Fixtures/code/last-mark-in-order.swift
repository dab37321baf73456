// Of several marks in one run the last one counts, unless something is shown in between.
import SkeletonView

class MarkedCell: UITableViewCell {  //= container
  let line = UIView()  //= uncovered unmarked
  let title = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(line)
    contentView.addSubview(title)
    mark()
    showSkeleton()
  }
  func mark() {
    isSkeletonable = true
    contentView.subviews.forEach { $0.isSkeletonable = true }
    line.isSkeletonable = false
  }
}

// An override that calls super first.
class ShopCell: UITableViewCell {
  let price = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(price)
    mark()
    showSkeleton()
  }
  func mark() {
    isSkeletonable = true
    contentView.subviews.forEach { $0.isSkeletonable = true }
  }
}

final class BookCell: ShopCell {  //= container
  let rule = UIView()  //= uncovered unmarked
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(rule)
  }
  override func mark() {
    super.mark()
    rule.isSkeletonable = false
  }
}

// Shown in between, and in a branch.
final class CardView: UIView {  //= container
  let photo = UIImageView()  //= block
  let name = UILabel()  //= lines
  func load(_ isLoaded: Bool) {
    isSkeletonable = true
    addSubview(photo)
    addSubview(name)
    photo.isSkeletonable = true
    name.isSkeletonable = true
    if isLoaded { name.isSkeletonable = false }
    showSkeleton()
    photo.isSkeletonable = false  //! flag-instead-of-hide
  }
}
