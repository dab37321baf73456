// What is changed in a cell's class is changed in every table that uses it: no fix of it is safe.
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

final class FirstController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(BoxCell.self, forCellReuseIdentifier: "box")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }

  func loaded() { tableView.hideSkeleton() }

  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "box" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

final class SecondController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(BoxCell.self, forCellReuseIdentifier: "box")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }

  func loaded() { tableView.hideSkeleton() }

  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "box" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}
