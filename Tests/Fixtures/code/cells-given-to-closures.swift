// Cells that a generic helper dequeues, or that a generic data source hands to its closure, are of the class named there.
import RxDataSources
import SkeletonView

final class MemberCell: UITableViewCell {  //= container
  private let nickname = UILabel()  //= lines
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    nickname.isSkeletonable = true
    contentView.addSubview(nickname)
  }
}

extension UITableView {
  func dequeue<Cell: UITableViewCell>(_: Cell.Type, at path: IndexPath) -> Cell {
    if let cell = dequeueReusableCell(withIdentifier: "\(Cell.self)", for: path) as? Cell { return cell }
    fatalError()
  }
}

final class MembersController: UIViewController {
  private let source = MembersController.makeSource()

  private static func makeSource() -> RxTableViewSectionedReloadDataSource<Member> {
    RxTableViewSectionedReloadDataSource<Member>(configureCell: { _, table, path, member in
      let cell = table.dequeue(MemberCell.self, at: path)
      cell.showAnimatedGradientSkeleton()
      return cell
    })
  }
}

final class GridSource<Item, Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource {
  let fill: (Item, Cell) -> Void
  var items: [Item] = []
  init(fill: @escaping (Item, Cell) -> Void) { self.fill = fill }
  func collectionView(_ grid: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
  func collectionView(_ grid: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = grid.dequeueReusableCell(withReuseIdentifier: "dish", for: path) as! Cell
    fill(items[path.row], cell)
    return cell
  }
}

final class DishCell: UICollectionViewCell {
  let dish = UILabel()  //= lines
  let price = UILabel()  //= uncovered|unreached unmarked
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(dish)
    contentView.addSubview(price)
  }
}

// A closure that is kept under another type, nobody knows whose: any view may be meant.
final class Keeper {
  let fill: (Any) -> Void
  init(fill: @escaping (Any) -> Void) { self.fill = fill }
}

final class KeptController: UIViewController {
  private let note = UILabel()  //= unreached because=unknownShow
  private var keeper: Keeper?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    keeper = Keeper(fill: { thing in thing.label.showSkeleton() })
  }
}

// The closure is not handed this one.
final class DrinkCell: UICollectionViewCell {
  let dish = UILabel()  //= unreached unmarked
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(dish)
  }
}

final class MenuController: UIViewController {
  private let grid = UICollectionView(  //= unreached because=notShown
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let caption = UILabel()  //= unreached because=notShown
  private var source: GridSource<Dish, DishCell>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grid)
    view.addSubview(caption)
    grid.register(DishCell.self, forCellWithReuseIdentifier: "dish")
    grid.register(DrinkCell.self, forCellWithReuseIdentifier: "drink")
    source = GridSource<Dish, DishCell> { item, cell in
      cell.dish.isSkeletonable = true
      cell.dish.showAnimatedSkeleton()
    }
    grid.dataSource = source
  }
}
