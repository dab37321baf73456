// The identifier of a cell's class, though nobody here says what it is.
import Reusable
import SkeletonView

final class FeeController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(cellType: FeeCell.self)
    tableView.register(cellType: SumCell.self)
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ list: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    switch path.row {
    case 0: return FeeCell.reuseIdentifier
    default: return ""
    }
  }
}

final class FeeCell: UITableViewCell, Reusable {  //= container
  let fee = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    fee.isSkeletonable = true
    contentView.addSubview(fee)
  }
}

final class SumCell: UITableViewCell, Reusable {  //= unreached
  let sum = UILabel()  //= unreached
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    sum.isSkeletonable = true
    contentView.addSubview(sum)
  }
}

// What a type that is no cell's gives names no class.
final class OpenController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(OneCell.self, forCellReuseIdentifier: Identifiers.current())
    tableView.register(TwoCell.self, forCellReuseIdentifier: "two")
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ list: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    Identifiers.current()
  }
}

enum Identifiers {
  static func current() -> String { Remote.identifier() }
}

final class OneCell: UITableViewCell {  //= container
  let one = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    one.isSkeletonable = true
    contentView.addSubview(one)
  }
}

final class TwoCell: UITableViewCell {}
