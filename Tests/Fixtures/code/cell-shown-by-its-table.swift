// swift-format-ignore-file
// X6. cellForRowAt shows the cell that it fills.
import SkeletonView

final class PeopleViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: "Person")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath) as! PersonCell
    if let person = people?[indexPath.row] {
      cell.name.text = person.name  //! content-lost
      cell.hideSkeleton()
    } else {
      cell.showAnimatedGradientSkeleton()
      cell.name.showSkeleton()
    }
    return cell
  }
}

final class PersonCell: UITableViewCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}
