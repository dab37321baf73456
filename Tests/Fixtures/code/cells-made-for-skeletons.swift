// C5. A data source that gives a dummy cell itself is asked for no identifier.
import SkeletonView

class LineCell: UITableViewCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    name.isSkeletonable = true
    contentView.addSubview(name)
  }
}

// One that it makes, whatever is registered and named.
final class PostCell: LineCell {}  //= notshown unpainted because=notShown
final class LoadingCell: LineCell {}  //= container

final class PostController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.showSkeleton()
  }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "post" }
  func collectionSkeletonView(_ list: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    let cell = LoadingCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    return cell
  }
}

// One that it dequeues through a helper of its own: the name that it gives is never asked for.
extension UICollectionView {
  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for path: IndexPath) -> Cell {
    dequeueReusableCell(withReuseIdentifier: String(describing: type), for: path) as! Cell
  }
}

final class TileCell: UICollectionViewCell {  //= container
  let picture = UIImageView()  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(picture)
    picture.isSkeletonable = true
  }
}

final class BareCell: UICollectionViewCell {  //= notshown unpainted
  let picture = UIImageView()  //= unpainted
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(picture)
    picture.isSkeletonable = true
  }
}

final class TileController: UICollectionViewController, SkeletonCollectionViewDataSource {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.isSkeletonable = true
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "TileCell")
    collectionView.register(BareCell.self, forCellWithReuseIdentifier: "BareCell")
    collectionView.showSkeleton()
  }
  func collectionSkeletonView(
    _ list: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "" }
  func collectionSkeletonView(
    _ list: UICollectionView, skeletonCellForItemAt path: IndexPath
  ) -> UICollectionViewCell? { list.dequeue(TileCell.self, for: path) }
}

// Where it gives none, the name counts; where it gives what cannot be told, nothing is said to throw.
final class NoneController: UIViewController, SkeletonTableViewDataSource {
  let rows = UITableView()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(rows)
    rows.dataSource = self
    rows.isSkeletonable = true
    rows.rowHeight = 60
    rows.register(NoneCell.self, forCellReuseIdentifier: "none")
    rows.showSkeleton()
  }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "none" }
  func collectionSkeletonView(_ list: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    nil
  }
}

final class NoneCell: LineCell {}  //= container

final class OpenController: UITableViewController, SkeletonTableViewDataSource {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.isSkeletonable = true
    tableView.rowHeight = 60
    tableView.register(OpenCell.self, forCellReuseIdentifier: "open")
    tableView.showSkeleton()
  }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "" }
  func collectionSkeletonView(_ list: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    CellFactory.shared.loadingCell(for: list)
  }
}

final class OpenCell: LineCell {}

// One that is registered, too, but made.
final class MadeNoteCell: LineCell {}  //= container
final class NotesController: UIViewController, SkeletonTableViewDataSource {
  let notes = UITableView()  //= collection rows=[3]
  override func viewDidLoad() {
    super.viewDidLoad()
    notes.rowHeight = 116
    notes.isSkeletonable = true
    notes.dataSource = self
    notes.register(PlainNoteCell.self, forCellReuseIdentifier: "PlainNoteCell")
    notes.register(MadeNoteCell.self, forCellReuseIdentifier: "MadeNoteCell")
    view.addSubview(notes)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.showSkeleton()
  }
  func collectionSkeletonView(
    _ list: UITableView, cellIdentifierForRowAt path: IndexPath
  ) -> ReusableCellIdentifier { "PlainNoteCell" }
  func collectionSkeletonView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(_ list: UITableView, skeletonCellForRowAt path: IndexPath) -> UITableViewCell? {
    MadeNoteCell()
  }
}
final class PlainNoteCell: LineCell {}  //= notshown unpainted
