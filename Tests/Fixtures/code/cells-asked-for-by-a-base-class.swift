// X9. A dummy cell that is declared as a class from which others inherit may be any of these.
import Reusable
import SkeletonView

class BaseCell: UITableViewCell, Reusable {
  let title = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(title)
    title.isSkeletonable = true
  }
}

final class RowCell: BaseCell {
  let detail = UILabel()  //= unreached because=unknownShow
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(detail)
    detail.isSkeletonable = true
  }
}

final class RowsController: UIViewController, SkeletonTableViewDataSource {
  private let rows = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rows)
    rows.isSkeletonable = true
    rows.rowHeight = 44
    rows.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) { rows.showSkeleton() }
  func stop() { rows.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {
    BaseCell.reuseIdentifier
  }
  func collectionSkeletonView(_ view: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    let cell: BaseCell = view.dequeueReusableCell(for: path)
    return cell
  }
}
