// X9. What a protocol leaves open or a superclass calls by another name is what the class says.
import SkeletonView

class RowCell: UITableViewCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    name.isSkeletonable = true
    contentView.addSubview(name)
  }
}
final class PostCell: RowCell {}  //= container
final class NewsCell: RowCell {}  //= container
final class MineCell: RowCell {}  //= container
final class LostCell: RowCell {}  //= unpainted

protocol ListScreen: UIViewController, SkeletonTableViewDataSource {
  associatedtype Cell: UITableViewCell
  var list: UITableView { get }
}
extension ListScreen {
  func setUp() {
    view.addSubview(list)
    list.isSkeletonable = true
    list.rowHeight = 60
    list.register(Cell.self, forCellReuseIdentifier: String(describing: Cell.self))
    list.register(LostCell.self, forCellReuseIdentifier: "lost")
    list.dataSource = self
  }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { String(describing: Cell.self) }
}
final class PostController: UIViewController, ListScreen {
  typealias Cell = PostCell
  let list = UITableView()  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }
  override func viewDidAppear(_ animated: Bool) { list.showSkeleton() }
}
final class NewsController: UIViewController, ListScreen {
  typealias Cell = NewsCell
  let list = UITableView()  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }
  override func viewDidAppear(_ animated: Bool) { list.showSkeleton() }
}

class BaseList<Content: UITableViewCell>: UIViewController, SkeletonTableViewDataSource {
  typealias Cell = Content
  let list = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.isSkeletonable = true
    list.rowHeight = 60
    list.register(Cell.self, forCellReuseIdentifier: "\(Cell.self)")
    list.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) { list.showSkeleton() }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "\(Cell.self)" }
}
final class MineController: BaseList<MineCell> {}
