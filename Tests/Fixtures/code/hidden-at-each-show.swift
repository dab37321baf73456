// X4, X12. What each function that shows hides or brings back before that is so while the skeleton shows, wherever else it
// is set, and in the class's own outline as in those that have its views.
import SkeletonView

final class PickerCell: UITableViewCell {
  private let card = UIView()  //= block shown
  private let icon = UIImageView()  //= underBlock isHidden=true
  private let badge = UIImageView()  //= underBlock isHidden=null
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    card.isSkeletonable = true
    contentView.addSubview(card)
    card.addSubview(icon)
    card.addSubview(badge)
  }
  required init?(coder: NSCoder) { fatalError() }

  func configure(isLoading: Bool) { isLoading ? start() : stop() }

  private func start() {
    icon.isHidden = true
    card.showAnimatedGradientSkeleton()
    badge.isHidden = true
  }
  private func stop() {
    icon.isHidden = false
    badge.isHidden = false
    card.hideSkeleton()
  }
}

final class Adapter: NSObject {
  private var source: UITableViewDiffableDataSource<Int, Int>?
  func attach(to table: UITableView) {
    table.register(PickerCell.self, forCellReuseIdentifier: "picker")
    source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "picker", for: path) as! PickerCell
      cell.configure(isLoading: item == 0)
      return cell
    }
  }
}

final class PickerController: UIViewController {
  private let table = UITableView()
  private let adapter = Adapter()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    adapter.attach(to: table)
  }
}
