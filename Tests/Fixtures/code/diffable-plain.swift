// swift-format-ignore-file
// X9, unsupported-data-source. A diffable data source of UIKit's makes no dummy cells.
import SkeletonView

final class PeopleViewController: UIViewController {
  let table = UITableView()
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: table) {  //! unsupported-data-source
    table, indexPath, item in UITableViewCell()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(PersonCell.self, forCellReuseIdentifier: "Person")
    table.isSkeletonable = true
  }

  func load() { table.showSkeleton() }
}

final class PersonCell: UITableViewCell {}
