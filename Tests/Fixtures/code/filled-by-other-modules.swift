// What methods of other modules put into a view is not known, nor is what such a function makes of one.
import LBTATools
import Overture
import SkeletonView
import Stevia

final class FilledController: UIViewController {
  let stackBox = UIView()  //= unknown
  let steviaBox = UIView()  //= unknown
  let plainBox = UIView()  //= block
  let a = UILabel()
  let b = UIImageView()
  override func viewDidLoad() {
    super.viewDidLoad()
    [stackBox, steviaBox, plainBox].forEach {
      view.addSubview($0)
      $0.isSkeletonable = true
    }
    stackBox.hstack(a, b)
    steviaBox.sv(a)
    plainBox.setNeedsLayout()
    view.isSkeletonable = true
    view.showSkeleton()
  }
}

final class WithController: UIViewController {
  private let a = with(UILabel()) { $0.isSkeletonable = true }  //= lines
  private let b = configure(UIImageView(), using: { $0.isSkeletonable = true })  //= block
  private let c = UILabel { $0.isSkeletonable = true }  //= unknown
  private let d = UILabel()  //= uncovered
  override func viewDidLoad() {
    super.viewDidLoad()
    [a, b, c, d].forEach { view.addSubview($0) }
    view.isSkeletonable = true
    view.showSkeleton()
  }
}

// The views that one of UIKit's cells has itself, once they have something to show.
final class PlainCell: UITableViewCell {  //= unknown
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    textLabel?.isSkeletonable = true
    detailTextLabel?.isSkeletonable = true
  }
}

final class GenericCell<Content: UIView>: UITableViewCell {  //= container
  let content = Content()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(content)
  }
}

final class Post: UIView {
  let title1 = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    title1.isSkeletonable = true
    addSubview(title1)
  }
}

// Every view that would be drawn is shown by itself.
final class DealCell: UITableViewCell {
  let box = UIView()
  let photo = UIImageView()  //= block
  let name = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    box.addSubview(photo)
    box.addSubview(name)
  }
  func begin() {
    [photo, name, box].forEach { $0.isSkeletonable = true }
    photo.showSkeleton()
    name.showSkeleton()
  }
}

final class ListController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(PlainCell.self, forCellReuseIdentifier: "plain")
    tableView.register(GenericCell<Post>.self, forCellReuseIdentifier: "post")
    tableView.register(DealCell.self, forCellReuseIdentifier: "deal")
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ list: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    switch path.row {
    case 0: return "plain"
    case 1: return "deal"
    default: return "post"
    }
  }
  func collectionSkeletonView(
    _ list: UITableView, prepareCellForSkeleton cell: UITableViewCell, at path: IndexPath
  ) { (cell as? DealCell)?.begin() }
}
