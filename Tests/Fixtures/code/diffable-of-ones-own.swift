// swift-format-ignore-file
// X9. A subclass of a diffable data source that adopts SkeletonView's protocol.
import SkeletonView

final class PeopleSource: UITableViewDiffableDataSource<Int, Int>, SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Person" }
}

final class PeopleViewController: UIViewController {
  let table = UITableView()  //= collection
  private var source: PeopleSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(PersonCell.self, forCellReuseIdentifier: "Person")
    table.isSkeletonable = true
    table.estimatedRowHeight = 44
    source = PeopleSource(tableView: table) { table, indexPath, item in UITableViewCell() }
  }

  func load() { table.showSkeleton() }
}

final class PersonCell: UITableViewCell {  //= painted
  let name = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    isSkeletonable = true
    name.isSkeletonable = true
  }
}
