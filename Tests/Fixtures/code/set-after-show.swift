// What a class sets only after show is not what show reads, as after `super` where a hook that it overrides shows.
import SkeletonView

class ListController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.dataSource = self
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
    setUp()
  }
  func setUp() {}
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
}

final class LateHeightController: ListController {
  let note = UILabel()  //= lines shown
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    view.addSubview(note)
    note.numberOfLines = 3
    note.isSkeletonable = true
  }
  override func setUp() {
    tableView.showSkeleton()
    note.showSkeleton()
  }
}

// Before show it counts.
final class EarlyHeightController: ListController {
  override func viewDidLoad() {
    tableView.rowHeight = UITableView.automaticDimension  //! table-automatic-height-without-estimate
    super.viewDidLoad()
  }
  override func setUp() { tableView.showSkeleton() }
}

// The next show reads it.
final class AgainController: ListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension  //! table-automatic-height-without-estimate
  }
  override func setUp() { tableView.showSkeleton() }
  func reload() { tableView.showSkeleton() }
}

final class RowCell: UITableViewCell {
  let title = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
}
