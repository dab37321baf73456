// What a closure in a property answers that others may set is not known: not the answer of the closure that it begins
// with. One that nobody sets is that closure.
import SkeletonView

final class SkeletonDiffableDataSource<S: Hashable, I: Hashable>: UICollectionViewDiffableDataSource<S, I>,
  SkeletonCollectionViewDataSource
{
  var skeletonCell: (IndexPath) -> String = { _ in "" }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier {
    skeletonCell(indexPath)
  }
}

final class PhotoCell: UICollectionViewCell {
  static let reuse = String(describing: PhotoCell.self)
  let photo = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    photo.isSkeletonable = true
    contentView.addSubview(photo)
  }
}

final class PhotosViewController: UIViewController {
  private let collectionView = UICollectionView(  //= collection
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var dataSource: SkeletonDiffableDataSource<Int, String> = {
    let source = SkeletonDiffableDataSource<Int, String>(collectionView: collectionView) {
      view, indexPath, item in
      view.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuse, for: indexPath)
    }
    source.skeletonCell = { _ in PhotoCell.reuse }
    return source
  }()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(collectionView)
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuse)
    collectionView.isSkeletonable = true
    _ = dataSource
    collectionView.showAnimatedGradientSkeleton()
  }
}

final class FixedDataSource: NSObject, SkeletonCollectionViewDataSource {
  private var fixed: (IndexPath) -> String = { _ in "missing" }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier {
    fixed(indexPath)  //! cell-identifier-not-registered
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

final class FixedViewController: UIViewController {
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let source = FixedDataSource()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(collectionView)
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuse)
    collectionView.dataSource = source
    collectionView.isSkeletonable = true
    collectionView.showSkeleton()
  }
}
