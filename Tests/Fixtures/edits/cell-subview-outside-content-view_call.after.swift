import SkeletonView
import UIKit

final class FeedController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.register(FeedCell.self, forCellReuseIdentifier: "feed")
    view.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "feed" }
}

final class FeedCell: UITableViewCell {
  let name = UILabel()

  func build() {
    isSkeletonable = true
    name.isSkeletonable = true
    contentView.addSubview(name)
  }
}
