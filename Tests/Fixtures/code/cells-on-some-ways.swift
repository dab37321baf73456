// Where a data source makes no dummy cell itself, the one that it names is made.
import SkeletonView

class SomeCell: UITableViewCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    name.isSkeletonable = true
    contentView.addSubview(name)
  }
}

final class FirstCell: SomeCell {}  //= container
final class OtherCell: SomeCell {}  //= container
final class ThirdCell: SomeCell {}  //= unreached because=notShown

final class FirstRowController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(FirstCell.self, forCellReuseIdentifier: "first")
    tableView.register(OtherCell.self, forCellReuseIdentifier: "other")
    tableView.register(ThirdCell.self, forCellReuseIdentifier: "third")
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ list: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "other" }
  func collectionSkeletonView(_ list: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    guard path.row == 0 else { return nil }
    return list.dequeueReusableCell(withIdentifier: "first", for: path)
  }
}
