// C1. Cells and headers that a table's delegate marks or makes when they are displayed.
import SkeletonView

final class PostController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let posts = UITableView()  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(posts)
    posts.isSkeletonable = true
    posts.rowHeight = 60
    posts.register(PostCell.self, forCellReuseIdentifier: "post")
    posts.dataSource = self  //! unsupported-data-source
    posts.delegate = self
  }
  override func viewDidAppear(_ animated: Bool) { posts.showSkeleton() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "post", for: path)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    guard let cell = cell as? PostCell else { return }
    cell.isSkeletonable = true
    cell.name.isSkeletonable = true
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let head = PostHead()
    head.isSkeletonable = true
    return head
  }
}

final class PostCell: UITableViewCell {  //= container painted marked
  let name = UILabel()  //= lines painted marked
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
  }
}

final class PostHead: UIView {  //= container painted
  let name = UILabel()  //= lines painted
  init() {
    super.init(frame: .zero)
    name.isSkeletonable = true
    addSubview(name)
  }
}

// A header that nothing around it shows.
final class QuietController: UIViewController, UITableViewDelegate {
  let quiet = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(quiet)
    quiet.delegate = self
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { QuietHead() }
}

final class QuietHead: UIView {  //= unreached notshown
  let name = UILabel()
  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    name.isSkeletonable = true
    addSubview(name)
  }
}
