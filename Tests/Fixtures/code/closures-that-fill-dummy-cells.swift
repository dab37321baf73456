// A data source that gives dummy cells, too, may do so by the closure that it keeps.
import SkeletonView

final class KeepingSource: NSObject, SkeletonTableViewDataSource {
  let makeCell: (UITableView, IndexPath) -> UITableViewCell
  init(makeCell: @escaping (UITableView, IndexPath) -> UITableViewCell) { self.makeCell = makeCell }
  func collectionSkeletonView(
    _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
  ) -> UITableViewCell? { makeCell(skeletonView, indexPath) }
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "NewsCell" }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(tableView, indexPath)
  }
}

final class NewsController: UIViewController {
  private let tableView = UITableView()
  private let source = KeepingSource { tableView, path in
    let cell = tableView.dequeueReusableCell(withIdentifier: "NewsCell", for: path) as! NewsCell
    cell.present()
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.isSkeletonable = true
    tableView.rowHeight = 44
    tableView.register(NewsCell.self, forCellReuseIdentifier: "NewsCell")
    tableView.dataSource = source
  }
  func load() { tableView.showSkeleton() }
  func loaded() { tableView.hideSkeleton() }
}

final class NewsCell: UITableViewCell {  //= container
  let headline = UILabel()  //= lines marked
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(headline)
  }
  required init?(coder: NSCoder) { fatalError() }
  func present() { headline.isSkeletonable = true }
}
