// A cell that is generic over the view it holds holds the one that all code names for it.
import SkeletonView

typealias ItemCell = WrapCell<ItemView>

class WrapCell<T: UIView>: UICollectionViewCell {
  lazy var wrappedView: T = {  //= container
    return T(frame: bounds)
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(wrappedView)
  }
}

class ItemView: UIView {
  let title = UILabel()  //= lines

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.isSkeletonable = true
    isSkeletonable = true
  }
}

class ItemsViewController: UIViewController, SkeletonCollectionViewDataSource {
  lazy var collectionView: UICollectionView = {  //= collection
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = self
    collection.register(ItemCell.self, forCellWithReuseIdentifier: String(describing: ItemCell.self))
    collection.isSkeletonable = true
    return collection
  }()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(collectionView)
    collectionView.showSkeleton()
  }

  func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier {
    String(describing: ItemCell.self)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: String(describing: ItemCell.self), for: indexPath)
  }
}
