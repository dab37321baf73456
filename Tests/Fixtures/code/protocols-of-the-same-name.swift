// X9, own-skeleton-protocol. The library's protocol by its full name, a nested one, and one of the project's own.
import SkeletonView

enum Mock {
  /// Another name: `Mock.SkeletonTableViewDataSource`.
  protocol SkeletonTableViewDataSource {}
}

protocol SkeletonCollectionViewDataSource: AnyObject {}

final class ListViewController: UITableViewController, SkeletonTableViewDataSource {  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.estimatedRowHeight = 44
    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
  }
  override func viewDidAppear(_ animated: Bool) { tableView.showSkeleton() }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Row" }
}

final class GridViewController: UICollectionViewController,
  SkeletonCollectionViewDataSource  //! own-skeleton-protocol
{
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isSkeletonable = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Photo")
  }
  override func viewDidAppear(_ animated: Bool) { collectionView.showSkeleton() }
}

final class RowCell: UITableViewCell {  //= painted
  let text = UILabel()  //= painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(text)
    text.isSkeletonable = true
  }
}
