// What a controller shows as the delegate of its cells is its own: nothing of another view is lost with it.
import SkeletonView

protocol RowCellDelegate: AnyObject {
  func rowCellDidTap(_ cell: RowCell)
}

final class RowCell: UITableViewCell {
  let title = UILabel()  //= lines
  weak var delegate: RowCellDelegate?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  @objc func tapped() { delegate?.rowCellDidTap(self) }
}

final class RowsController: UIViewController, SkeletonTableViewDataSource, RowCellDelegate {
  let tableView = UITableView()  //= shown
  let banner = UILabel()  //= because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.addSubview(banner)
    banner.isSkeletonable = true
    tableView.isSkeletonable = true
    tableView.rowHeight = 80
    tableView.dataSource = self
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
  }
  func rowCellDidTap(_ cell: RowCell) { reload() }
  private func reload() {
    tableView.showSkeleton()
    tableView.reloadData()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
  func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "Row", for: path) as! RowCell
    cell.delegate = self
    return cell
  }
}

// Another delegate of such cells.
final class FavouritesController: UIViewController, SkeletonTableViewDataSource, RowCellDelegate {
  let favourites = UITableView()  //= shown
  let banner = UILabel()  //= because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(favourites)
    view.addSubview(banner)
    banner.isSkeletonable = true
    favourites.isSkeletonable = true
    favourites.rowHeight = 80
    favourites.dataSource = self
    favourites.register(RowCell.self, forCellReuseIdentifier: "Row")
  }
  func rowCellDidTap(_ cell: RowCell) { favourites.showSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Row" }
}

// One that shows what cannot be told.
protocol PickCellDelegate: AnyObject {
  func pickCellDidTap(_ cell: PickCell)
}

final class PickCell: UITableViewCell {
  weak var delegate: PickCellDelegate?
  @objc func tapped() { delegate?.pickCellDidTap(self) }
}

final class PickingController: UIViewController, SkeletonTableViewDataSource, PickCellDelegate {
  let tableView = UITableView()
  let banner = UILabel()  //= because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.addSubview(banner)
    banner.isSkeletonable = true
    tableView.rowHeight = 80
    tableView.dataSource = self
    tableView.register(PickCell.self, forCellReuseIdentifier: "Pick")
  }
  func pickCellDidTap(_ cell: PickCell) { view.viewWithTag(cell.tag)?.showSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "Pick" }
}
