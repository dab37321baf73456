// `visibleCells` leads to the cells on screen, never to the list itself; casts say which of them are meant.
import SkeletonView

final class WharfController: UIViewController, UICollectionViewDataSource {
  let berths = UICollectionView(  //= unreached notshown
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(berths)
    berths.register(BoatCell.self, forCellWithReuseIdentifier: "Boat")
    berths.register(CraneCell.self, forCellWithReuseIdentifier: "Crane")
    berths.register(PierCell.self, forCellWithReuseIdentifier: "Pier")
    berths.dataSource = self
  }

  func wait() {
    for cell in berths.visibleCells {
      if let boat = cell as? BoatCell { boat.showSkeleton() }
      (cell as? CraneCell)?.hook.showSkeleton()
    }
  }
}

final class BoatCell: UICollectionViewCell {  //= container painted shown
  let sail = UIImageView()  //= block painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    sail.isSkeletonable = true
    contentView.addSubview(sail)
  }
}

final class CraneCell: UICollectionViewCell {  //= unreached notshown
  let hook = UIImageView()  //= block painted shown
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    hook.isSkeletonable = true
    contentView.addSubview(hook)
  }
}

// Registered beside them, and no cast lets it through.
final class PierCell: UICollectionViewCell {  //= unreached because=notShown
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
}

// A cell of one row, by whatever function.
final class FairController: UIViewController, UITableViewDataSource {
  let stands = UITableView()  //= unreached notshown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stands)
    stands.register(StandCell.self, forCellReuseIdentifier: "Stand")
    stands.dataSource = self
  }
  func wait(_ path: IndexPath) { stands.cellForRow(at: path)?.showSkeleton() }
  func done() { stands.visibleCells.forEach { $0.hideSkeleton() } }
}

final class StandCell: UITableViewCell {  //= container painted shown
  let owner = UILabel()  //= lines painted
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    owner.isSkeletonable = true
    contentView.addSubview(owner)
  }
}
