// Dummy cells are displayed, too: what a delegate does then is not only of real cells.
import SkeletonView

final class SongsController: UIViewController, SkeletonTableViewDataSource, UITableViewDelegate {
  private let list = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.rowHeight = 44
    list.isSkeletonable = true
    list.register(SongCell.self, forCellReuseIdentifier: "song")
    list.dataSource = self
    list.delegate = self
  }
  func load() { list.showSkeleton() }
  func loaded() { list.hideSkeleton() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as! SongCell
    cell.mark()
    return cell
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? SongCell)?.mark()
  }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "song" }
}

final class SongCell: UITableViewCell {  //= container
  let title = UILabel()  //= lines marked
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(title)
  }
  required init?(coder: NSCoder) { fatalError() }
  func mark() { title.isSkeletonable = true }
}
