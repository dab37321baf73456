// What only a function that fills real cells puts into them is not in dummy cells; what it puts there again is.
import SkeletonView

final class GameCell: UITableViewCell {
  let platforms = UIStackView()  //= block
  let genres = UIStackView()  //= container
  let genre = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    [platforms, genres, genre].forEach { $0.isSkeletonable = true }
    contentView.addSubview(platforms)
    contentView.addSubview(genres)
    genres.addArrangedSubview(genre)
  }
  required init?(coder: NSCoder) { fatalError() }

  func configure(_ names: [String]) {
    genres.addArrangedSubview(genre)
    for name in names {
      let icon = UIImageView(image: UIImage(named: name))  //= absent
      icon.isSkeletonable = true
      platforms.addArrangedSubview(icon)
    }
  }
}

final class GamesController: UIViewController, SkeletonTableViewDataSource {
  let tableView = UITableView()
  var games: [[String]] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isSkeletonable = true
    tableView.dataSource = self
    tableView.register(GameCell.self, forCellReuseIdentifier: "game")
    view.addSubview(tableView)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.showSkeleton()
  }
  func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "game" }
  func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "game", for: path) as! GameCell
    cell.configure(games[path.row])
    return cell
  }
}

// Where no dummy cells take their places, it is there.
final class TagCell: UITableViewCell {
  let tags = UIStackView()  //= container shown
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(tags)
    tags.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func configure() {
    let tag = UILabel()  //= lines
    tag.isSkeletonable = true
    tags.addArrangedSubview(tag)
    tags.showSkeleton()
  }
}

final class TagsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TagCell.self, forCellReuseIdentifier: "tag")
  }
  override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "tag", for: path) as! TagCell
    cell.configure()
    return cell
  }
}
