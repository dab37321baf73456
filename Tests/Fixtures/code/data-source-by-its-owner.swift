// X9. A view's list whose data source another object gives it: that one answers, by itself and where the view is used.
import SkeletonView

final class RoomsView: UIView {
  let rooms = UICollectionView(  //= collection items=[9]
    frame: .zero, collectionViewLayout: RoomsLayout.make())
  let halls = UICollectionView(  //= collection
    frame: .zero, collectionViewLayout: RoomsLayout.make())

  init() {
    super.init(frame: .zero)
    addSubview(rooms)
    addSubview(halls)
    rooms.isSkeletonable = true
    halls.isSkeletonable = true
    rooms.register(RoomCell.self, forCellWithReuseIdentifier: "Room")
    rooms.register(
      FloorHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Floor")
    halls.register(HallCell.self, forCellWithReuseIdentifier: "Hall")
  }
  func wait() {
    rooms.showSkeleton()
    // Nobody here gives it a data source: how many items there are is not known, and no rule speaks of it.
    halls.showSkeleton()
  }
}

enum RoomsLayout {
  static func make() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { _, _ in nil } }
}

final class RoomCell: UICollectionViewCell {  //= painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
}

// Where it stands is a matter of the layout's.
final class FloorHeader: UICollectionReusableView {  //= painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
}

final class HallCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
}

final class RoomsKeeper: NSObject {
  let screen: RoomsView
  init(screen: RoomsView) {
    self.screen = screen
    super.init()
    screen.rooms.dataSource = self
  }
}

extension RoomsKeeper: SkeletonCollectionViewDataSource {
  func collectionSkeletonView(
    _ list: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "Room" }
  func collectionSkeletonView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionSkeletonView(
    _ list: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at path: IndexPath
  ) -> ReusableCellIdentifier? { "Floor" }
}

final class RoomsController: UIViewController {
  private var keeper: RoomsKeeper!
  override func loadView() {
    let screen = RoomsView()
    view = screen
    keeper = RoomsKeeper(screen: screen)
  }
}

// The look-alike gives itself a data source, without a count of its own: a layout that is none of a flow gives nothing.
final class GridController: UIViewController, SkeletonCollectionViewDataSource {
  let grid = UICollectionView(  //! collection-automatic-count
    frame: .zero, collectionViewLayout: RoomsLayout.make())
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grid)
    grid.isSkeletonable = true
    grid.dataSource = self
    grid.register(RoomCell.self, forCellWithReuseIdentifier: "Room")
  }
  override func viewDidAppear(_ animated: Bool) { grid.showSkeleton() }
  func collectionSkeletonView(
    _ list: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "Room" }
}
