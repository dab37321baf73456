// X10. The class of what stands in a table that is shown is reached from there, and no other class.
import SkeletonView

final class HeaderView: UIView {  //= container
  private let icon = UIImageView()  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(icon)
    icon.isSkeletonable = true
  }
}

/// In the header.
final class FooterView: UIView {  //= container
  private let inner = BadgeView()  //= container
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(inner)
  }
}

final class BadgeView: UIView {
  private let count = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(count)
    count.isSkeletonable = true
  }
}

/// Beside the table.
final class BarView: UIView {  //= unreached because=notShown
  private let text = UILabel()  //= unreached because=notShown
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(text)
    text.isSkeletonable = true
  }
}

final class FeedViewController: UIViewController {
  private let table = UITableView()  //= collection shown
  private let header = HeaderView()
  private let bar = BarView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(bar)
    table.isSkeletonable = true
    table.estimatedRowHeight = 44
    table.tableHeaderView = header
    let footer = FooterView()
    table.tableFooterView = footer
  }
  override func viewDidAppear(_ animated: Bool) { table.showSkeleton() }
}

/// Shown before it has a window: nothing is in the table then.
final class EarlyView: UIView {  //= unreached
  private let text = UILabel()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(text)
    text.isSkeletonable = true
  }
}

final class EarlyViewController: UIViewController {
  private let table = UITableView()
  private let early = EarlyView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    table.estimatedRowHeight = 44
    table.tableHeaderView = early
    table.showSkeleton()
  }
}
