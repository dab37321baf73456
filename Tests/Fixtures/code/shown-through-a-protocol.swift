// X5. A controller that knows its view by a protocol only shows what the only view that adopts it has.
import SkeletonView

protocol FeedContent: AnyObject {
  var view: UIView { get }
  var list: UITableView { get }
}

enum FeedModule { typealias Content = FeedContent }

final class FeedView: UIView {
  private let table = UITableView()  //= painted
  private let footer = UILabel()  //= unpainted
  init() {
    super.init(frame: .zero)
    [table, footer].forEach { $0.isSkeletonable = true }
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Post")
    addSubview(table)
    addSubview(footer)
  }
  required init?(coder: NSCoder) { nil }
}

extension FeedView: FeedModule.Content {
  var view: UIView { self }
  var list: UITableView { table }
}

final class FeedController: UIViewController {
  private let content: FeedContent
  init(content: FeedContent) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content.list.showSkeleton()
  }
}

func makeFeed() -> UIViewController { FeedController(content: FeedView()) }

// Of several that adopt a protocol any may be meant.
protocol Panel { var title: UILabel { get } }

final class WidePanel: UIView, Panel {
  let title = UILabel()  //= because=unknownShow
  func setUp() {
    title.isSkeletonable = true
    addSubview(title)
  }
}

final class NarrowPanel: UIView, Panel {
  let title = UILabel()  //= because=unknownShow
  func setUp() {
    title.isSkeletonable = true
    addSubview(title)
  }
}

final class PanelController: UIViewController {
  var panel: Panel?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    panel?.title.showSkeleton()
  }
}
