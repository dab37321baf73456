// A cell of a table that gets no rows is shown nowhere, which its own outline says as well.
import SkeletonView

final class RowCell: UITableViewCell {
  let title = UILabel()  //= marked unpainted
  let badge = Badge()  //= marked unpainted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    badge.isSkeletonable = true
    contentView.addSubview(title)
    contentView.addSubview(badge)
  }
}

final class Badge: UIView {
  let number = UILabel()  //= marked unpainted listed=3
  override init(frame: CGRect) {
    super.init(frame: frame)
    number.isSkeletonable = true
    addSubview(number)
  }
}

final class FeedController: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView(frame: .zero, style: .grouped)  //= collection rows=[0]
  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.isSkeletonable = true
    table.estimatedRowHeight = 100
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    view.addSubview(table)
    table.showSkeleton()  //! no-dummy-cells
  }
  func loaded() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

// Of one that another table has on screen, too, and one that shows itself, it is not said.
final class SharedCell: UITableViewCell {  //= container painted
  let title = UILabel()  //= marked painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
}

final class FirstController: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView()  //= collection rows=[0]
  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.isSkeletonable = true
    table.estimatedRowHeight = 100
    table.register(SharedCell.self, forCellReuseIdentifier: "shared")
    view.addSubview(table)
    table.showSkeleton()  //! no-dummy-cells
  }
  func loaded() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "shared" }
}

final class SecondController: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.isSkeletonable = true
    table.estimatedRowHeight = 100
    table.register(SharedCell.self, forCellReuseIdentifier: "shared")
    view.addSubview(table)
  }
  func load() { table.showSkeleton() }
  func loaded() { table.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "shared" }
}
