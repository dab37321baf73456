// X10. Who is handed a table's tag or width cannot register cells; who is handed the table can.
import SkeletonView

final class ParcelCell: UICollectionViewCell {
  @IBOutlet private var stamp: UIImageView!
}

final class BoneCell: UICollectionViewCell {  //= container
  let bone = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(bone)
    bone.isSkeletonable = true
  }
}

final class ParcelController: UIViewController, SkeletonCollectionViewDataSource {
  let parcels = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var presenter: ParcelPresenting!
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(parcels)
    parcels.register(UINib(nibName: "ParcelCell", bundle: nil), forCellWithReuseIdentifier: "parcel")
    parcels.register(BoneCell.self, forCellWithReuseIdentifier: "bone")
    parcels.dataSource = self
    parcels.isSkeletonable = true
    parcels.showSkeleton()
  }
  func loaded() { parcels.hideSkeleton() }
  func collectionSkeletonView(
    _ view: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { "bone" }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "parcel", for: path) as! ParcelCell
    presenter.configure(cell: cell, section: view.tag, width: view.bounds.width, parcels.frame)
    return cell
  }
}

protocol ParcelPresenting: AnyObject {}
