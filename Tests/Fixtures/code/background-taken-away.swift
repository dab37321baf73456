// What stands where the class that shows puts nothing at another time may not be there; what it only puts anew is.
import SkeletonView

final class EmptyController: UIViewController {
  private let table = UITableView()
  private let emptyView = UIImageView()  //= uncovered isHidden=null
  private let banner = UIView()  //= block isHidden=null
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.isSkeletonable = true
    banner.isSkeletonable = true
    table.tableFooterView = banner
  }
  func loading() {
    table.backgroundView = nil
    table.showSkeleton()
  }
  func loaded(isEmpty: Bool) {
    table.hideSkeleton()
    table.tableFooterView = nil
    if isEmpty { table.backgroundView = emptyView }
  }
}

final class AgainController: UIViewController {
  private let table = UITableView()
  private let header = UIView()  //= block isHidden=false
  private let other = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(other)
    table.isSkeletonable = true
    header.isSkeletonable = true
    table.tableHeaderView = header
  }
  func measure() {
    other.tableHeaderView = nil
    table.tableHeaderView = nil
    table.tableHeaderView = header
  }
  func load() { table.showSkeleton() }
  func loaded() { table.hideSkeleton() }
}

// It shows nothing.
final class PlainController: UIViewController {
  private let table = UITableView()
  private let backdrop = UIImageView()  //= unreached isHidden=false
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.backgroundView = backdrop
  }
  func clear() { table.backgroundView = nil }
}
