// cell-not-skeletonable: a dummy cell that nobody marks; the same where a base class marks it is silent.
import SkeletonView

final class PeopleViewController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: "Person")
    tableView.register(PetCell.self, forCellReuseIdentifier: "Pet")
    tableView.isSkeletonable = true
    tableView.estimatedRowHeight = 80
  }

  func load() { tableView.showSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { indexPath.row == 0 ? "Person" : "Pet" }
}

final class PersonCell: UITableViewCell {  //! cell-not-skeletonable
  let name = UILabel()  //= unpainted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}

class MarkedCell: UITableViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    isSkeletonable = true
  }
  func mark() { isSkeletonable = true }
}

final class PetCell: MarkedCell {  //= container
  let name = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}
