// A cell that is asked for outside of cellForRowAt is some cell of its class, and no view of the screen.
import SkeletonView

final class ShopCell: UICollectionViewCell {  //= container
  let picture = UIImageView()  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(picture)
    picture.isSkeletonable = true
  }
  func fill(_ item: UIImage?) {
    picture.image = item
    if item == nil { picture.showAnimatedSkeleton(transition: .none) }
  }
}

final class ShopView: UIView {  //= unreached because=notShown
  lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  //= collection items=[6]
  let empty = UILabel()  //= unreached because=notShown
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(grid)
    addSubview(empty)
    grid.register(ShopCell.self, forCellWithReuseIdentifier: "ShopCell")
    grid.isSkeletonable = true
  }
  func startLoading() { grid.showSkeleton() }
}

final class Source: UICollectionViewDiffableDataSource<Int, Int>, SkeletonCollectionViewDataSource {
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String {
    "ShopCell"
  }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
}

final class ShopContent: NSObject {
  let customView: ShopView
  lazy var source = makeSource()
  init(customView: ShopView) {
    self.customView = customView
    super.init()
    source.apply(.init())
    customView.startLoading()
  }
  func makeSource() -> Source {
    Source(collectionView: customView.grid, cellProvider: { grid, path, _ in
      let cell = grid.dequeueReusableCell(withReuseIdentifier: "ShopCell", for: path) as? ShopCell
      cell?.fill(nil)
      return cell
    })
  }
}

final class ShopController: UIViewController {
  var content: ShopContent!
  override func loadView() {
    let shop = ShopView()
    content = ShopContent(customView: shop)
    view = shop
  }
}
