// swift-format-ignore-file
// X9. Registered by a generic helper, dequeued and named by a protocol's default implementation.
import SkeletonView

protocol Reusable: AnyObject {}
extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}
extension UITableViewCell: Reusable {}

extension UITableView {
  func register<T: UITableViewCell>(_: T.Type) {
    register(T.self, forCellReuseIdentifier: T.reuseIdentifier)
  }
  func dequeue<T: UITableViewCell>(_ type: T.Type, for indexPath: IndexPath) -> T {
    dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as! T
  }
}

final class PersonCell: UITableViewCell {  //= container
  let name = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}

final class OtherCell: UITableViewCell {  //= unpainted because=notShown
  let note = UILabel()  //= unpainted because=notShown
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(note)
    note.isSkeletonable = true
  }
}

final class PeopleViewController: UIViewController {
  private lazy var table: UITableView = {  //= collection shown
    let table = UITableView()
    table.register(PersonCell.self)
    table.register(OtherCell.self)
    table.dataSource = self
    table.isSkeletonable = true
    table.estimatedRowHeight = 60
    return table
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
  }

  func load() { table.showAnimatedSkeleton() }
}

extension PeopleViewController: SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ view: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { PersonCell.reuseIdentifier }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeue(PersonCell.self, for: indexPath)
  }
}
