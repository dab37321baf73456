// swift-format-ignore-file
// X4. The layout is the one given to the initialiser, or taken from the collection; another one is another's.
import SkeletonView

final class PhotosViewController: UIViewController, SkeletonCollectionViewDataSource {
  private let layout = UICollectionViewFlowLayout()
  private let unused = UICollectionViewFlowLayout()
  private lazy var given = UICollectionView(frame: .zero, collectionViewLayout: layout)  //= collection items=[6]
  private let taken = UICollectionView(  //= collection items=[6]
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 90, height: 90)
    unused.itemSize = CGSize(width: 0, height: 0)
    unused.scrollDirection = .horizontal
    let flow = taken.collectionViewLayout as! UICollectionViewFlowLayout
    flow.itemSize = CGSize(width: 40, height: 40)
    flow.sectionInset = .zero
    [given, taken].forEach {
      view.addSubview($0)
      $0.dataSource = self
      $0.isSkeletonable = true
      $0.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
    }
  }

  override func viewDidAppear(_ animated: Bool) { [given, taken].forEach { $0.showSkeleton() } }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Photo" }
  func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    6
  }
}

final class PhotoCell: UICollectionViewCell {  //= painted
  let image = UIImageView()  //= painted
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(image)
    image.isSkeletonable = true
  }
}
