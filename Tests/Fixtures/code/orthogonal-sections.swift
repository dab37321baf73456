// orthogonal-section-keeps-skeleton. UIKit puts the cells of such a section into a scroll view that nobody marks.
import SkeletonView

class ShelfController: UIViewController, SkeletonCollectionViewDataSource {
  let shelf = UICollectionView(  //= collection items=[6]
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: ShelfController.section()))
  static func section() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous  //! orthogonal-section-keeps-skeleton
    return section
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shelf)
    shelf.register(FilmCell.self, forCellWithReuseIdentifier: "film")
    shelf.dataSource = self
    shelf.isSkeletonable = true
  }
  override func viewDidAppear(_ animated: Bool) { shelf.showSkeleton() }
  func done() { shelf.hideSkeleton() }
  func collectionSkeletonView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
  func collectionSkeletonView(
    _ list: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "film" }
}

// Each cell is hidden where it is filled; and a section that scrolls with the others.
final class HiddenShelfController: UIViewController, SkeletonCollectionViewDataSource {
  let shelf = UICollectionView(  //= collection items=[6]
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: HiddenShelfController.section()))
  static func section() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shelf)
    shelf.register(FilmCell.self, forCellWithReuseIdentifier: "film")
    shelf.dataSource = self
    shelf.isSkeletonable = true
  }
  override func viewDidAppear(_ animated: Bool) { shelf.showSkeleton() }
  func done() { shelf.hideSkeleton() }
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "film", for: path)
    cell.hideSkeleton()
    return cell
  }
  func collectionSkeletonView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
  func collectionSkeletonView(
    _ list: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "film" }
}

final class FilmCell: UICollectionViewCell {  //= painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
}
