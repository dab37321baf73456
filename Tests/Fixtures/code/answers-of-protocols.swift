// X9. What SkeletonView asks a data source, an extension of the project's own protocol may answer.
import SkeletonView

protocol ListSource: SkeletonTableViewDataSource {
  var skeletonIdentifier: String { get }
}
extension ListSource {
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { skeletonIdentifier }
}

class RowCell: UITableViewCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    name.isSkeletonable = true
    contentView.addSubview(name)
  }
}

final class PostCell: RowCell {}  //= container
final class AdCell: RowCell {}  //= notshown unpainted because=notShown

final class PostSource: NSObject, ListSource {
  let skeletonIdentifier = "post"
}

final class PostController: UIViewController {
  let posts = UITableView()  //= collection rows=[7]
  let source = PostSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(posts)
    posts.isSkeletonable = true
    posts.rowHeight = 60
    posts.dataSource = source
    posts.register(PostCell.self, forCellReuseIdentifier: "post")
    posts.register(AdCell.self, forCellReuseIdentifier: "ad")
  }
  override func viewDidAppear(_ animated: Bool) { posts.showSkeleton() }
}

// What the class answers itself counts before.
final class NewsCell: RowCell {}  //= container
final class OldCell: RowCell {}  //= notshown unpainted

final class NewsController: UIViewController, ListSource {
  let news = UITableView()  //= collection rows=[3]
  let skeletonIdentifier = "old"
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(news)
    news.isSkeletonable = true
    news.rowHeight = 60
    news.dataSource = self
    news.register(NewsCell.self, forCellReuseIdentifier: "news")
    news.register(OldCell.self, forCellReuseIdentifier: "old")
  }
  override func viewDidAppear(_ animated: Bool) { news.showSkeleton() }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "news" }
}

// Of several the one of the protocol that refines the other, and that is for this class.
protocol SizedSource: ListSource {}
extension SizedSource where Self: UITableViewController {
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
}
extension SizedSource where Self: UIViewController {
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

final class SizedController: UIViewController, ListSource, SizedSource {
  let sized = UITableView()  //= collection rows=[4]
  let skeletonIdentifier = "post"
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sized)
    sized.isSkeletonable = true
    sized.rowHeight = 60
    sized.dataSource = self
    sized.register(PostCell.self, forCellReuseIdentifier: "post")
  }
  override func viewDidAppear(_ animated: Bool) { sized.showSkeleton() }
}

// A subclass that adds what its superclass leaves to SkeletonView's default is not asked; one that overrides is.
class BaseController: UIViewController, SkeletonTableViewDataSource {
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "ad" }
}

final class ChildController: BaseController {
  let child = UITableView()  //= collection rows=[null]
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(child)
    child.isSkeletonable = true
    child.rowHeight = 60
    child.dataSource = self
    child.register(PostCell.self, forCellReuseIdentifier: "post")
  }
  override func viewDidAppear(_ animated: Bool) { child.showSkeleton() }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
  override func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "post" }
}
