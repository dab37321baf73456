// show-before-layout. What is counted at show is not counted again.
import SkeletonView

final class ArticleController: UIViewController {
  let body = UILabel()  //= lines
  let title = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    [view, body, title].forEach { $0.isSkeletonable = true }
    body.numberOfLines = 0
    view.addSubview(body)
    view.addSubview(title)
    view.showSkeleton()  //! show-before-layout
  }
}

final class HeadlineController: UIViewController {
  let title = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    [view, title].forEach { $0.isSkeletonable = true }
    title.numberOfLines = 2
    view.addSubview(title)
    view.showSkeleton()
  }
}

final class TeaserView: UIView {
  let body = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    body.isSkeletonable = true
    body.numberOfLines = 0
    addSubview(body)
    startLoading()
  }
  private func startLoading() { showSkeleton() }  //! show-before-layout
}

final class LaidOutView: UIView {
  let body = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    body.isSkeletonable = true
    body.numberOfLines = 0
    addSubview(body)
    layoutIfNeeded()
    showSkeleton()
  }
}

final class LaterView: UIView {
  let body = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    body.isSkeletonable = true
    body.numberOfLines = 0
    addSubview(body)
    DispatchQueue.main.async { self.showSkeleton() }
  }
  override func didMoveToWindow() { showSkeleton() }
}

final class RowCell: UITableViewCell {
  let title = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
}

final class AutomaticController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    tableView.showSkeleton()  //! show-before-layout
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class CountedController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

// A table that code makes is 0 points high until layout.
final class MadeTableController: UIViewController, SkeletonTableViewDataSource {
  private let entries = UITableView(frame: .zero, style: .plain)  //= collection rows=[0]
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(entries)
    entries.isSkeletonable = true
    entries.rowHeight = 60
    entries.dataSource = self
    entries.register(RowCell.self, forCellReuseIdentifier: "row")
    entries.showSkeleton()  //! no-dummy-cells
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

// These have a size, or may have one.
final class FramedTableController: UIViewController, SkeletonTableViewDataSource {
  private let entries = UITableView(frame: UIScreen.main.bounds, style: .plain)  //= collection rows=[null]
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(entries)
    entries.isSkeletonable = true
    entries.rowHeight = 60
    entries.dataSource = self
    entries.register(RowCell.self, forCellReuseIdentifier: "row")
    entries.showSkeleton()  //! show-before-layout
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class SizedTableController: UIViewController, SkeletonTableViewDataSource {
  private let entries = UITableView()  //= collection rows=[null]
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(entries)
    entries.frame = view.bounds
    entries.isSkeletonable = true
    entries.rowHeight = 60
    entries.dataSource = self
    entries.register(RowCell.self, forCellReuseIdentifier: "row")
    entries.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}

final class DelayedTableController: UIViewController, SkeletonTableViewDataSource {
  private let entries = UITableView()  //= collection rows=[null]
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(entries)
    entries.isSkeletonable = true
    entries.rowHeight = 60
    entries.dataSource = self
    entries.register(RowCell.self, forCellReuseIdentifier: "row")
    entries.showSkeleton(delay: 0.2)
  }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "row" }
}
