// A cell's own function that its data source calls once more puts nothing else into it.
import SkeletonView

final class ShopCell: UITableViewCell {
  let texts = UIStackView()  //= block shown //! container-becomes-block
  let title = UILabel()  //= underBlock
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }
  func setUp() {
    [title].forEach { texts.addArrangedSubview($0) }
    contentView.addSubview(texts)
    texts.isSkeletonable = true
    texts.showSkeleton()
  }
}

final class ShopController: UIViewController, UITableViewDataSource {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.dataSource = self
    table.register(ShopCell.self, forCellReuseIdentifier: "ShopCell")
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ShopCell", for: path) as! ShopCell
    cell.setUp()
    return cell
  }
}
