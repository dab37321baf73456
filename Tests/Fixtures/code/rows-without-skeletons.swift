// C5. The only dummy cell of a table that is shown has nothing marked: its rows are empty.
import SkeletonView

class MemberCell: UITableViewCell {  //! no-dummy-cells
  let name = UILabel()  //= unreached
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class GuestCell: UITableViewCell {  //= block
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

class ListController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.rowHeight = 70
    tableView.isSkeletonable = true
    tableView.showSkeleton()
  }
  func loaded() { tableView.hideSkeleton() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func collectionSkeletonView(
    _ view: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "cell" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

final class MembersController: ListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MemberCell.self, forCellReuseIdentifier: "cell")
  }
}

// Marked, the cell is one block.
final class GuestsController: ListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(GuestCell.self, forCellReuseIdentifier: "cell")
  }
}
