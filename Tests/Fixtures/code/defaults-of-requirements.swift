// X8, X9. What a protocol asks for and its extension gives; of generic functions the one whose types fit.
import SkeletonView

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}
extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}
extension NibLoadable {
  static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}
typealias NibReusable = Reusable & NibLoadable

extension UITableView {
  func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }
  func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }
}

final class FeedCell: UITableViewCell, Reusable {  //= container
  let title = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(title)
    title.isSkeletonable = true
  }
}

/// No dummy cell is one: nothing is wrong with it.
final class AdCell: UITableViewCell, Reusable {  //= notshown unpainted
  let banner = UIImageView()  //= unpainted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(banner)
    banner.isSkeletonable = true
  }
}

final class NibCell: UITableViewCell, NibReusable {}

final class FeedController: UIViewController, SkeletonTableViewDataSource {
  let feed = UITableView()  //= collection shown
  let ads = UITableView()  //= collection shown
  override func viewDidLoad() {
    view.addSubview(feed)
    view.addSubview(ads)
    for table in [feed, ads] {
      table.dataSource = self
      table.rowHeight = 60
      table.isSkeletonable = true
    }
    feed.register(FeedCell.self, forCellReuseIdentifier: FeedCell.reuseIdentifier)
    feed.register(AdCell.self, forCellReuseIdentifier: AdCell.reuseIdentifier)
    ads.register(cellType: FeedCell.self)
    ads.register(cellType: AdCell.self)
    ads.register(cellType: NibCell.self)
  }
  func load() {
    feed.showSkeleton()
    ads.showSkeleton()
  }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { FeedCell.reuseIdentifier }
}

/// A default of an object's property is the one that counts, too.
protocol Titled {
  var headline: UILabel { get }
}
extension Titled where Self: TitleView {
  var headline: UILabel { label }
}
final class TitleView: UIView, Titled {  //= container shown
  let label = UILabel()  //= lines
  func setUp() {
    isSkeletonable = true
    addSubview(label)
    headline.isSkeletonable = true
    showSkeleton()
  }
}
