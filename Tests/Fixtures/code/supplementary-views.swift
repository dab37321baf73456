// X9. Headers and footers of a collection that its data source names, and one that it does not.
import SkeletonView

class MarkedView: UICollectionReusableView {
  let title = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
  }
}
final class HeaderView: MarkedView {}  //= container
final class FooterView: MarkedView {}  //= container
final class BadgeView: MarkedView {}  //= unpainted because=notShown

final class GridViewController: UICollectionViewController, SkeletonCollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isSkeletonable = true
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collectionView.register(
      FooterView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "Footer")
    collectionView.register(
      BadgeView.self, forSupplementaryViewOfKind: "Badge", withReuseIdentifier: "Badge")
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    layout?.itemSize = CGSize(width: 90, height: 90)
    layout?.headerReferenceSize = CGSize(width: 0, height: 44)
    layout?.footerReferenceSize = CGSize(width: 0, height: 44)
  }
  override func viewDidAppear(_ animated: Bool) { collectionView.showSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Photo" }
  func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    6
  }
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String,
    at indexPath: IndexPath
  ) -> ReusableCellIdentifier? {
    kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
  }
}

// In some sections only.
final class LogoView: UICollectionReusableView {  //= unmarked because=rootNotSkeletonable //! cell-not-skeletonable
  private let logo = UIImageView()  //= unpainted
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(logo)
    logo.isSkeletonable = true
  }
}

final class LogosController: UICollectionViewController {
  private let source = LogosSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isSkeletonable = true
    collectionView.dataSource = source
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Logo")
    collectionView.register(
      LogoView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "LogoHeader")
  }
  override func viewDidAppear(_ animated: Bool) { collectionView.showSkeleton() }
}

final class LogosSource: NSObject, SkeletonCollectionViewDataSource {
  func numSections(in collectionSkeletonView: UICollectionView) -> Int { 2 }
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Logo" }
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String,
    at indexPath: IndexPath
  ) -> ReusableCellIdentifier? {
    switch indexPath.section {
    case 0: return "LogoHeader"
    default: return nil
    }
  }
}

final class PhotoCell: UICollectionViewCell {  //= container
  let image = UIImageView()  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(image)
    image.isSkeletonable = true
  }
}
