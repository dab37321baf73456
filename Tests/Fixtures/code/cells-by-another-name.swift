// A type alias of a cell's class is that class, also where a call's type is told by what it is given to.
import SkeletonView

typealias ItemCell = WrapCell

class WrapCell: UICollectionViewCell {  //= container
  lazy var wrappedView: ItemView = {  //= container
    return ItemView(frame: bounds)
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
    collection.register(ItemCell.self)
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
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell? {
    let cell: ItemCell = collectionView.dequeueCell(for: indexPath)
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: String(describing: ItemCell.self), for: indexPath)
  }
}

extension UICollectionView {
  func dequeueCell<T: UICollectionViewCell>(for indexPath: IndexPath) -> T {
    let identifier = String(describing: T.self)
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? T else {
      fatalError("Could not dequeue")
    }
    return cell
  }
  func register<T: UICollectionViewCell>(_ cell: T.Type) {
    register(cell, forCellWithReuseIdentifier: String(describing: T.self))
  }
}
