// Functions of another module that get views: they may put one into another, or set a table's measures.
import Layouts
import SkeletonView

final class ContactView: UIView {  //= unknown
  let photo = UIImageView()
  let name = UILabel()  //= unreached
  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    photo.isSkeletonable = true
    Layout.fillLeft(of: self, with: photo)
    addSubview(name)
  }
  func load() { showSkeleton() }
}

final class ScreenController: UIViewController {  //= container
  let card = UIView()  //= unknown
  let title1 = UILabel()
  let box = UIView()  //= block
  override func viewDidLoad() {
    super.viewDidLoad()
    [view, card, box].forEach { $0?.isSkeletonable = true }
    view.addSubview(card)
    view.addSubview(box)
    card.embed(title1, insets: .zero)
    box.align(to: card)
    print(box, card)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.showSkeleton()
  }
}

final class ThemedController: UITableViewController, SkeletonTableViewDataSource {  //= rows=[null]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    Theme.apply(to: tableView)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ list: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}
