// X9, flag-set-in-cell-for-row. What is done to dummy cells, and what only real cells get.
import SkeletonView

final class PeopleViewController: UITableViewController, SkeletonTableViewDataSource {  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.estimatedRowHeight = 44
    tableView.register(PersonCell.self, forCellReuseIdentifier: "Person")
    tableView.register(PetCell.self, forCellReuseIdentifier: "Pet")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Person" }

  func collectionSkeletonView(
    _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
  ) -> UITableViewCell? {
    let cell = skeletonView.dequeueReusableCell(withIdentifier: "Person", for: indexPath) as? PersonCell
    cell?.name.isSkeletonable = true
    return cell
  }

  func collectionSkeletonView(
    _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
  ) {
    (cell as? PersonCell)?.phone.isSkeletonable = true
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath) as? PersonCell
    else { return UITableViewCell() }
    cell.note.isSkeletonable = true  //! flag-set-in-cell-for-row
    return cell
  }
}

final class PersonCell: UITableViewCell {  //= container
  let name = UILabel()  //= lines
  let phone = UILabel()  //= lines
  let note = UILabel()  //= uncovered unmarked
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    [name, phone, note].forEach { contentView.addSubview($0) }
  }
}

final class PetCell: UITableViewCell {  //= unpainted because=notShown
  let name = UILabel()  //= unmarked
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(name)
  }
}
