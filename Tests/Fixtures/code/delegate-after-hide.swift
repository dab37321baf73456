// A table whose delegate is set only after hide has none when show comes, and no dummy headers.
import SkeletonView

final class DayHeader: UITableViewHeaderFooterView {  //= unreached because=notShown
  let title = UILabel()
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
}

final class RowCell: UITableViewCell {}

final class DaysController: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
  let table = UITableView()  //= collection

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    table.register(DayHeader.self, forHeaderFooterViewReuseIdentifier: "day")
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 100
    table.dataSource = self
    table.isSkeletonable = true
    table.showSkeleton()
  }

  func didLoad() {
    table.hideSkeleton()
    table.delegate = self
  }

  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, identifierForHeaderInSection section: Int) -> String? { "day" }
}

// What hides and sets it is called before show as well.
final class WeekHeader: UITableViewHeaderFooterView {  //! cell-not-skeletonable
  let title = UILabel()
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
}

final class WeeksController: UIViewController, SkeletonTableViewDataSource, SkeletonTableViewDelegate {
  let table = UITableView()  //= collection

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    table.register(WeekHeader.self, forHeaderFooterViewReuseIdentifier: "week")
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 100
    table.dataSource = self
    table.isSkeletonable = true
    reset()
    table.showSkeleton()
  }

  func reset() {
    table.hideSkeleton()
    table.delegate = self
  }

  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, identifierForHeaderInSection section: Int) -> String? { "week" }
}
