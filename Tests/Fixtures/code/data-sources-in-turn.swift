// X9. Real cells are those of the data source that a table has, at some time.
import SkeletonView

class RowCell: UITableViewCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    name.isSkeletonable = true
    contentView.addSubview(name)
  }
}

// One that no table has.
final class PostCell: RowCell {}  //= unreached notshown
final class PostController: UIViewController {
  let posts = UITableView()
  let loading = PostLoading()
  let real = PostSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(posts)
    posts.register(PostCell.self, forCellReuseIdentifier: "post")
    posts.dataSource = real
  }
}
final class PostLoading: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: path) as! PostCell
    cell.showAnimatedSkeleton()
    return cell
  }
}
final class PostSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "post", for: path)
  }
}

// One after the other.
final class FeedCell: RowCell {}  //= container shown painted
final class FeedController: UIViewController {
  let feed = UITableView()
  let loading = FeedLoading()
  let real = FeedSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(feed)
    feed.register(FeedCell.self, forCellReuseIdentifier: "feed")
    feed.dataSource = loading
  }
  func loaded() {
    feed.dataSource = real
    feed.reloadData()
  }
}
final class FeedLoading: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "feed", for: path) as! FeedCell
    cell.showAnimatedSkeleton()
    return cell
  }
}
final class FeedSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "feed", for: path)
  }
}
