// swift-format-ignore-file
// X9. An identifier out of a dictionary or another object: every cell may be dummy, nothing is said.
import SkeletonView

final class FeedViewController: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView()  //= collection
  let identifiers = ["a": "Post", "b": "Ad"]
  var viewModel: FeedViewModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(PostCell.self, forCellReuseIdentifier: "Post")
    table.register(AdCell.self, forCellReuseIdentifier: "Ad")
    table.dataSource = self
    table.isSkeletonable = true
    table.estimatedRowHeight = 80
  }

  func load() { table.showSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier {
    identifiers[viewModel.kind(at: indexPath)] ?? viewModel.identifier
  }
}

final class PostCell: UITableViewCell {  //= container
  let text = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(text)
    text.isSkeletonable = true
  }
}

final class AdCell: UITableViewCell {  //= container
  let text = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(text)
    text.isSkeletonable = true
  }
}
