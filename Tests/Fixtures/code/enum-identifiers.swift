// X9. Identifiers that are raw values and computed properties of an enumeration.
import SkeletonView

enum Cell: String, CaseIterable {
  case post = "PostCell"
  case ad
  var identifier: String { rawValue }
}

final class FeedViewController: UITableViewController, SkeletonTableViewDataSource {  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: Cell.post.rawValue)
    tableView.register(AdCell.self, forCellReuseIdentifier: Cell.ad.identifier)
    tableView.isSkeletonable = true
    tableView.estimatedRowHeight = 80
  }

  func load() { tableView.showSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { Cell.post.identifier }
}

class BaseCell: UITableViewCell {
  let text = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(text)
    text.isSkeletonable = true
  }
}
final class PostCell: BaseCell {}  //= container
final class AdCell: BaseCell {}  //= unpainted because=notShown
