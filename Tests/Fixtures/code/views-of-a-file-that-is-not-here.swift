// X7, X11. A controller with outlets has its view from a file, and so has the class of an outlet: what is not seen may
// be marked there.
import SkeletonView

final class ProfileController: UIViewController {
  @IBOutlet private weak var card: CardView!
  private let divider = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(divider)
    card.start()
    view.showSkeleton()
  }
  func stop() { view.hideSkeleton() }
}

final class CardView: UIView {
  private let label = UILabel()
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
    label.isSkeletonable = true
  }
  func start() { showSkeleton() }
  func stop() { hideSkeleton() }
}

/// The prototypes of its table too.
final class ListController: UITableViewController, SkeletonTableViewDataSource {
  private let footer = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableFooterView = footer
    tableView.showSkeleton()
  }
  func stop() { tableView.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
}

/// Nothing says that a file has its view.
final class PlainController: UIViewController {
  private let name = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    name.isSkeletonable = true
    view.showSkeleton()  //! show-on-unmarked
  }
  func stop() { view.hideSkeleton() }
}
