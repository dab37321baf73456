// What a property will be is the property.
import SkeletonView

final class HomeController: UIViewController, SkeletonTableViewDataSource {
  private var tableView: UITableView! {  //= collection rows=[5]
    willSet {
      newValue.dataSource = self
      newValue.isSkeletonable = true
      newValue.register(NewsCell.self, forCellReuseIdentifier: "news")
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView = UITableView()
    view.addSubview(tableView)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }
  func loaded() { tableView.hideSkeleton() }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "news" }
}

final class NewsCell: UITableViewCell {  //= container
  let label = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    label.isSkeletonable = true
    contentView.addSubview(label)
  }
}
