// X6. A list of its views that a cell keeps is what stands in it, also where the data source's cell shows it.
import SkeletonView

class MarketCell: UITableViewCell {  //= notshown because=notShown
  let symbol = UILabel()  //= lines shown
  let name = UILabel()  //= lines shown
  let logo = UIImageView()  //= because=notShown

  lazy var animated: [UIView] = {
    let views = [symbol, name]
    views.forEach { $0.isSkeletonable = true }
    return views
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(symbol)
    contentView.addSubview(name)
    contentView.addSubview(logo)
  }

  func showAnimation() { animated.forEach { $0.showAnimatedGradientSkeleton() } }
}

final class MarketController: UIViewController, UITableViewDataSource {  //= because=notShown
  let tableView = UITableView()  //= because=notShown
  override func viewDidLoad() {
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.register(MarketCell.self, forCellReuseIdentifier: "market")
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "market", for: path) as! MarketCell
    cell.showAnimation()
    return cell
  }
}
