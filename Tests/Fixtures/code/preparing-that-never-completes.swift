// X5. `prepareSkeleton` returns at once, without a call of its completion, unless the data source is one of SkeletonView's.
import SkeletonView

final class DockController: UIViewController, UICollectionViewDataSource {
  let boats = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let harbour = UILabel()  //= unreached because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    harbour.isSkeletonable = true
    view.addSubview(harbour)
    view.addSubview(boats)
    boats.dataSource = self
    boats.prepareSkeleton { _ in self.view.showSkeleton() }
  }
}

final class QuayController: UIViewController, SkeletonCollectionViewDataSource {
  let boats = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let harbour = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    harbour.isSkeletonable = true
    view.addSubview(harbour)
    view.addSubview(boats)
    boats.dataSource = self
    boats.prepareSkeleton(completion: { done in
      self.view.showSkeleton()
    })
  }
  func collectionSkeletonView(
    _ list: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "Boat" }
}

// Whose data source it is, is not known.
final class PortController: UIViewController {
  let boats = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let harbour = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    harbour.isSkeletonable = true
    view.addSubview(harbour)
    view.addSubview(boats)
    boats.prepareSkeleton { _ in self.view.showSkeleton() }
  }
}
