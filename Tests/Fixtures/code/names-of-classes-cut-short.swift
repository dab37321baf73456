// NSStringFromClass with its module cut off; an own name for a cell's class is that class.
import SkeletonView
import UIKit

typealias ShownCell = RepoCell

final class ReposVC: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView()  //= collection
  lazy var name: String = { String(NSStringFromClass(RepoCell.classForCoder()).split(separator: ".")[1]) }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.rowHeight = 90
    table.register(RepoCell.self, forCellReuseIdentifier: name)
    table.isSkeletonable = true
    table.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.showAnimatedSkeleton()
  }
  func loaded() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { name }
}

final class AliasVC: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView()  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.rowHeight = 90
    table.register(ShownCell.self, forCellReuseIdentifier: String(describing: ShownCell.self))
    table.isSkeletonable = true
    table.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.showAnimatedSkeleton()
  }
  func loaded() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    String(describing: RepoCell.self)
  }
  func collectionSkeletonView(_ view: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    let cell: ShownCell = table.dequeueCell(for: path)
    return cell
  }
  /// That there is none needs no delegate.
  func collectionSkeletonView(_ view: UITableView, identifierForHeaderInSection section: Int) -> String? {
    return nil
  }
}

extension UITableView {
  func dequeueCell<T: UITableViewCell>(for path: IndexPath) -> T {
    dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
  }
}

final class RepoCell: UITableViewCell {
  let label = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    label.isSkeletonable = true
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}
