// So many in each of nobody knows how many sections; headers whose size the delegate says.
import SkeletonView

final class FeedController: UIViewController, SkeletonCollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  //= collection items=[null]
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.isSkeletonable = true
    list.dataSource = self
    list.delegate = self
    list.register(FeedCell.self, forCellWithReuseIdentifier: "feed")
    list.register(
      FeedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    list.showSkeleton()
  }
  func loaded() { list.hideSkeleton() }
  func numSections(in view: UICollectionView) -> Int { model.sections.count }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String {
    "feed"
  }
  func collectionSkeletonView(
    _ view: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at path: IndexPath
  ) -> String? { "header" }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: view.frame.width, height: 234) }
}

final class FeedCell: UICollectionViewCell {  //= container count=null
  let label = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    label.isSkeletonable = true
    contentView.addSubview(label)
  }
}

final class FeedHeader: UICollectionReusableView {  //= container count=null
  let title = UILabel()  //= lines count=null
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    title.isSkeletonable = true
    addSubview(title)
  }
}
