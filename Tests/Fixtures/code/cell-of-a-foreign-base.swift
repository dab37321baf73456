// X9. A cell whose base class another module has may be marked there.
import DesignSystem
import SkeletonView

final class PeopleViewController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: "Person")
    tableView.isSkeletonable = true
    tableView.estimatedRowHeight = 80
  }

  func load() { tableView.showSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Person" }
}

final class PersonCell: DesignSystemCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}
