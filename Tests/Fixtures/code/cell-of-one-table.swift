// A cell's class and its use in a table are one view, and so are a header's: their fixes are safe.
import SkeletonView

final class BoxCell: UITableViewCell {
  let box = UIView()  //! unreachable-skeletonable
  let name = UILabel()  //= underBlock

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    box.addSubview(name)
    isSkeletonable = true
    name.isSkeletonable = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class BareCell: UITableViewCell {  //! cell-not-skeletonable
  let box = UIView()
  let name = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    box.addSubview(name)
    [box, name].forEach { $0.isSkeletonable = true }
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class BareHeader: UITableViewHeaderFooterView {
  let title = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(title)  //! cell-subview-outside-content-view
    title.isSkeletonable = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class BoxesController: UITableViewController, SkeletonTableViewDataSource,
  SkeletonTableViewDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(BoxCell.self, forCellReuseIdentifier: "box")
    tableView.register(BareCell.self, forCellReuseIdentifier: "bare")
    tableView.register(BareHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.sectionHeaderHeight = 30
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }

  func loaded() { tableView.hideSkeleton() }

  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    path.row == 0 ? "box" : "bare"
  }
  func collectionSkeletonView(_ view: UITableView, identifierForHeaderInSection section: Int) -> String? { "header" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}
