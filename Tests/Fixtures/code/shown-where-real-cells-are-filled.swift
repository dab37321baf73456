// What a cell shows in a function that only cellForItemAt calls, it shows in no dummy cell.
import SkeletonView

class ItemCell: UICollectionViewCell {  //= block
  let cover = UIImageView()  //= underBlock notshown
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    cover.isSkeletonable = true
    let stack = UIStackView(arrangedSubviews: [cover])  //! unreachable-skeletonable
    contentView.addSubview(stack)
  }
  required init?(coder: NSCoder) { fatalError() }
  func configure(with item: String) { cover.showSkeleton() }
  func done() { cover.hideSkeleton() }
}

class ShelfController: UIViewController, SkeletonCollectionViewDataSource {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var items: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.dataSource = self
    collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    collectionView.isSkeletonable = true
    collectionView.showSkeleton()
  }
  func loaded() { collectionView.hideSkeleton() }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ view: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "item" }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! ItemCell
    cell.configure(with: items[indexPath.item])
    return cell
  }
}

// Here SkeletonView hands over dummy cells, too.
class PageCell: UICollectionViewCell {
  let page = UIImageView()  //= block shown
  override init(frame: CGRect) {
    super.init(frame: frame)
    page.isSkeletonable = true
    contentView.addSubview(page)
  }
  required init?(coder: NSCoder) { fatalError() }
  func prepare() { page.showSkeleton() }
  func done() { page.hideSkeleton() }
}

class BookController: UIViewController, SkeletonCollectionViewDataSource {
  let pages = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pages)
    pages.dataSource = self
    pages.register(PageCell.self, forCellWithReuseIdentifier: "page")
    pages.isSkeletonable = true
    pages.showSkeleton()
  }
  func loaded() { pages.hideSkeleton() }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ view: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "page" }
  func collectionSkeletonView(
    _ view: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath
  ) { (cell as! PageCell).prepare() }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath) as! PageCell
    cell.prepare()
    return cell
  }
}
