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

/// Its list is filled by what inherits from it.
class ListedCell: UITableViewCell {
  var listed: [UIView] = []
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }
  func setUp() {}
  func list(_ views: [UIView]) {
    listed = views
    listed.forEach { $0.isSkeletonable = true }
  }
  func showListed() { listed.forEach { $0.showAnimatedGradientSkeleton() } }
}

final class PriceCell: ListedCell {  //= notshown because=notShown
  private let price = UILabel()  //= lines shown
  private let note = UILabel()  //= because=notShown
  override func setUp() {
    contentView.addSubview(price)
    contentView.addSubview(note)
    list([price])
  }
}

final class PricesController: UIViewController, UITableViewDataSource {  //= because=notShown
  let prices = UITableView()  //= because=notShown
  override func viewDidLoad() {
    view.addSubview(prices)
    prices.dataSource = self
    prices.register(PriceCell.self, forCellReuseIdentifier: "price")
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "price", for: path) as! PriceCell
    cell.showListed()
    return cell
  }
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
