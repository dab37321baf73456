// swift-format-ignore-file
// X9. Which cell is dummy: constants, the name of a type, each result of a switch; another class's answer never.
import SkeletonView

protocol ClassNaming {}
extension ClassNaming {
  static var className: String { String(describing: self) }
}

private let adIdentifier = "Ad"

class MarkedCell: UITableViewCell, ClassNaming {
  static let identifier = "Marked"
  let text = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(text)
    text.isSkeletonable = true
  }
}

final class PostCell: MarkedCell {}  //= container
final class AdCell: MarkedCell {}  //= container
final class StoryCell: MarkedCell {  //= container
  static var reuse: String { return "Story" }
}
final class LoneCell: MarkedCell {}  //= unpainted because=notShown

final class FeedViewController: UIViewController, SkeletonTableViewDataSource {
  let table = UITableView()  //= collection
  private enum Section { case posts, ads, stories }
  private let sections: [Section] = [.posts, .ads, .stories]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(PostCell.self, forCellReuseIdentifier: PostCell.className)
    table.register(AdCell.self, forCellReuseIdentifier: adIdentifier)
    table.register(StoryCell.self, forCellReuseIdentifier: "Story")
    table.register(LoneCell.self, forCellReuseIdentifier: LoneCell.identifier)
    table.dataSource = self
    table.isSkeletonable = true
    table.estimatedRowHeight = 80
  }

  override func viewDidAppear(_ animated: Bool) { table.showSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier {
    switch sections[indexPath.section] {
    case .posts: return PostCell.className
    case .ads: return adIdentifier
    case .stories: return StoryCell.reuse
    }
  }
}

/// Answers to somebody else: it is no data source of SkeletonView's.
final class LoneSource: NSObject {
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { LoneCell.identifier }
}
