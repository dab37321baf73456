// Properties of a class's own by names of UIKit's, which mean nothing to a table, cell or list.
import SkeletonView

final class PanelView: UIView {
  private var backgroundView: UIView!
  let title = UILabel()  //= lines

  func setUp() {
    backgroundView = UIView()
    addSubview(backgroundView)
    backgroundView.addSubview(title)
    [self, backgroundView, title].forEach { $0.isSkeletonable = true }
    showSkeleton()
  }

  func done() { hideSkeleton() }
}

final class NamesController: UITableViewController, SkeletonTableViewDataSource {
  var dataSource: [String] = []
  weak var delegate: PanelView?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    delegate = PanelView()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }

  func loaded(_ names: [String]) {
    dataSource = names
    tableView.hideSkeleton()
  }

  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

final class RowCell: UITableViewCell {
  let name = UILabel()  //= lines

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    isSkeletonable = true
    name.isSkeletonable = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
