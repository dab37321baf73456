// swift-format-ignore-file
// X9. A collection with a layout that is not known, and a header.
import SkeletonView

final class PhotoCell: UICollectionViewCell {  //= painted
  static let identifier = "\(PhotoCell.self)"
  let image = UIImageView()  //= painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.isSkeletonable = true  //! content-view-flag-ignored
    contentView.addSubview(image)
    image.isSkeletonable = true
  }
}

final class PhotosViewController: UIViewController, SkeletonCollectionViewDataSource {
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: PhotosViewController.layout())  //= collection shown

  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(), subitems: []))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collection)
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collection.dataSource = self
    collection.isSkeletonable = true
  }

  override func viewDidAppear(_ animated: Bool) { collection.showAnimatedGradientSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier {
    return PhotoCell.identifier
  }

  func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
}
