// X3, X10. What a subclass shows in an override is its own: a base that code makes itself does not show it.
import SkeletonView

class UserCell: UITableViewCell {  //= UserCell: notshown because=notShown
  let name = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    name.isSkeletonable = true
    contentView.addSubview(name)
    fill()
  }
  func fill() { name.text = "" }
}

final class DummyCell: UserCell {  //= container shown
  override func fill() {
    super.fill()
    showAnimatedGradientSkeleton()
  }
}

/// What it does itself its heirs only inherit.
class NoteCell: UITableViewCell {  //= container shown
  let text = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    text.isSkeletonable = true
    contentView.addSubview(text)
    showSkeleton()
  }
}

final class LongNoteCell: NoteCell {
  override func prepareForReuse() { showSkeleton() }
}

final class UsersController: UIViewController {
  let tableView = UITableView()
  override func viewDidLoad() {
    view.addSubview(tableView)
    tableView.dequeue(UserCell.self).isHidden = false
    tableView.dequeue(NoteCell.self).isHidden = false
  }
}

extension UITableView {
  func dequeue<T: UITableViewCell>(_ type: T.Type) -> T {
    dequeueReusableCell(withIdentifier: String(describing: type)) as! T
  }
}
