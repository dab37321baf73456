// X9. Cells that are registered in a loop over an enumeration's cases, or by a helper with a default argument.
import SkeletonView

enum ShelfRow: String, CaseIterable {
  case book, journal

  var cellClass: UITableViewCell.Type {
    switch self {
    case .book: return BookCell.self
    case .journal: return JournalCell.self
    }
  }
}

final class BookCell: UITableViewCell {  //= block
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
  }
}

final class JournalCell: UITableViewCell {}  //= unreached

final class ShelfController: UIViewController, SkeletonTableViewDataSource {
  private let shelf = UITableView()  //= collection

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shelf)
    shelf.isSkeletonable = true
    shelf.rowHeight = 60
    ShelfRow.allCases.forEach { shelf.register($0.cellClass, forCellReuseIdentifier: $0.rawValue) }
    shelf.dataSource = self
  }

  override func viewDidAppear(_ animated: Bool) { shelf.showSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { ShelfRow.book.rawValue }
}

protocol Named: AnyObject { static var reuseName: String { get } }
extension Named { static var reuseName: String { String(describing: self) } }
extension UICollectionReusableView: Named {}

extension UICollectionView {
  func enlist<Cell: UICollectionViewCell>(_ cell: Cell.Type, as name: String = Cell.reuseName) {
    register(cell, forCellWithReuseIdentifier: name)
  }
}

final class AtlasController: UIViewController, SkeletonCollectionViewDataSource {
  private let atlas = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(atlas)
    atlas.isSkeletonable = true
    atlas.dataSource = self
    atlas.enlist(MapCell.self)
    atlas.enlist(IndexCell.self)
  }

  override func viewDidAppear(_ animated: Bool) { atlas.showSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { MapCell.reuseName }
}

final class MapCell: UICollectionViewCell {  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
}

final class IndexCell: UICollectionViewCell {}  //= unreached because=notShown
