// flag-set-in-cell-for-row. The flag of a contentView is never read: it is missing nowhere.
import SkeletonView

final class MillController: UIViewController, SkeletonTableViewDataSource {
  let sacks = UITableView()  //= collection rows=[5]
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sacks)
    sacks.rowHeight = 60
    sacks.isSkeletonable = true
    sacks.register(SackCell.self, forCellReuseIdentifier: "Sack")
    sacks.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) { sacks.showSkeleton() }
  func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: "Sack", for: path) as! SackCell
    cell.contentView.isSkeletonable = true
    cell.miller.isSkeletonable = true  //! flag-set-in-cell-for-row
    return cell
  }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "Sack" }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
}

final class SackCell: UITableViewCell {  //= container
  let grain = UILabel()  //= lines
  let miller = UILabel()  //= uncovered
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    grain.isSkeletonable = true
    contentView.addSubview(grain)
    contentView.addSubview(miller)
  }
}
