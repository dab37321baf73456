// A property whose first view another one replaces; an initialiser of one's own beside UIKit's; a contentView that is shown.
import SkeletonView

final class CardView: UIView {
  let inner = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
    inner.isSkeletonable = true
  }
}

final class BoxController: UIViewController {  //= container
  var box = UIView()  //= container
  override func viewDidLoad() {
    super.viewDidLoad()
    box = CardView()
    view.addSubview(box)
    box.isSkeletonable = true
    view.isSkeletonable = true
    view.showSkeleton()
  }
}

extension UILabel {
  convenience init(text: String = "", isMarked: Bool = true) {
    self.init(frame: .zero)
    self.text = text
    isSkeletonable = isMarked
  }
}

final class LabelsController: UIViewController {  //= container
  let first = UILabel(text: "x")  //= lines
  let second = UILabel()  //= uncovered
  let third = UILabel(isMarked: false)  //= uncovered
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    [first, second, third].forEach(view.addSubview)
    view.showSkeleton()
  }
}

final class PairCell: UITableViewCell {  //= unreached|container
  let left = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.isSkeletonable = true
    left.isSkeletonable = true
    contentView.addSubview(left)
  }
}

final class PairController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PairCell.self, forCellReuseIdentifier: "pair")
  }
  override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: "pair", for: path) as! PairCell
    cell.contentView.showSkeleton()
    return cell
  }
}
