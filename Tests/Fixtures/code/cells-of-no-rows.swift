// A table that has no size when show counts its rows gets none: its cells are not on screen, in their own outline neither.
import SkeletonView

final class RowCell: UITableViewCell {  //= container unpainted
  let title = UILabel()  //= unpainted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class LineCell: UITableViewCell {  //= container painted
  let title = UILabel()  //= lines painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class ListController: UIViewController, SkeletonTableViewDataSource {
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class FeedController: ListController {
  let tableView = UITableView()  //= collection rows=[0]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    view.addSubview(tableView)
    tableView.showSkeleton()  //! no-dummy-cells
  }
}

final class LinesController: ListController {
  let tableView = UITableView()  //= collection rows=[null]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(LineCell.self, forCellReuseIdentifier: "row")
    view.addSubview(tableView)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }
}
