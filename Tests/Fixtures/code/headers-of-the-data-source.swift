// Without an identifier for skeletons a collection's headers are those of the data source's own function: on screen, not covered,
// and not asserted at.
import SkeletonView

final class SectionHeader: UICollectionReusableView {  //= unreached
  let title = UILabel()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    title.isSkeletonable = true
    addSubview(title)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class AlbumsController: UIViewController, SkeletonCollectionViewDataSource {
  let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.dataSource = self
    collectionView.isSkeletonable = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "album")
    collectionView.register(
      SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.showSkeleton()
  }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "album" }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }
}

// This one has no such function.
final class SongsController: UIViewController, SkeletonCollectionViewDataSource {
  let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 40)  //! supplementary-view-needs-identifier
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.dataSource = self
    collectionView.isSkeletonable = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "song")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.showSkeleton()
  }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "song" }
}

// And this one's header is in a nib that is not here.
final class ShelvesController: UIViewController, SkeletonCollectionViewDataSource {
  let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.dataSource = self
    collectionView.isSkeletonable = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "shelf")
    collectionView.register(
      UINib(nibName: "ShelfHeader", bundle: nil),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.showSkeleton()
  }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "shelf" }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }
}
