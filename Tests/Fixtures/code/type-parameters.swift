// X9, X11. A type that whoever uses a class chooses is unknown, never its letters; a subclass says what it is.
import SkeletonView

final class UserCell: UITableViewCell {  //= container
  let name = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}

final class ListDataSource<Cell: UITableViewCell, Item>: NSObject, SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { String(describing: Cell.self) }
}

class OtherDataSource<Cell: UITableViewCell>: NSObject {}
extension OtherDataSource: SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "\(Cell.self)" }
}

final class UsersController: UIViewController {
  let table = UITableView()  //= collection shown
  let other = UITableView()  //= collection shown
  let users = ListDataSource<UserCell, String>()
  let others = OtherDataSource<UserCell>()

  override func viewDidLoad() {
    for list in [table, other] {
      view.addSubview(list)
      list.register(UserCell.self, forCellReuseIdentifier: "UserCell")
      list.rowHeight = 60
      list.isSkeletonable = true
    }
    table.dataSource = users
    other.dataSource = others
  }
  func load() {
    table.showSkeleton()
    other.showSkeleton()
  }
}

/// What a protocol leaves open is what its adopters say.
protocol ListScreen: SkeletonTableViewDataSource {
  associatedtype Row: UITableViewCell
}
extension ListScreen {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { String(describing: Row.self) }
}

final class ScreenController: UIViewController, ListScreen {
  typealias Row = UserCell
  let rows = UITableView()  //= collection shown
  override func viewDidLoad() {
    view.addSubview(rows)
    rows.dataSource = self
    rows.rowHeight = 60
    rows.register(Row.self, forCellReuseIdentifier: "UserCell")
    rows.isSkeletonable = true
  }
  func load() { rows.showSkeleton() }
}

/// Somebody makes it, with cells that one cannot tell.
class AnyController<Cell: UITableViewCell>: UIViewController, SkeletonTableViewDataSource {
  let list = UITableView()  //= collection shown
  override func viewDidLoad() {
    view.addSubview(list)
    list.register(Cell.self, forCellReuseIdentifier: String(describing: Cell.self))
    list.dataSource = self
    list.rowHeight = 60
    list.isSkeletonable = true
  }
  func load() { list.showSkeleton() }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { String(describing: Cell.self) }
}

func open(_ navigation: UINavigationController) {
  navigation.pushViewController(AnyController<UserCell>(), animated: true)
}

/// What it holds is for others to choose, who all choose the same.
class WrapCell<Content: UIView>: UITableViewCell {  //= container
  let content = Content(frame: .zero)  //= container
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(content)
    content.isSkeletonable = true
  }
}

final class WrapController: UITableViewController, SkeletonTableViewDataSource {  //= collection shown
  override func viewDidLoad() {
    tableView.register(WrapCell<PillView>.self, forCellReuseIdentifier: "wrap")
    tableView.rowHeight = 60
    tableView.isSkeletonable = true
  }
  func load() { tableView.showSkeleton() }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "wrap" }
}

/// One that is chosen for such a parameter is reached where that class is.
final class PillView: UIView {  //= marked container
  let label = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.isSkeletonable = true
  }
}
