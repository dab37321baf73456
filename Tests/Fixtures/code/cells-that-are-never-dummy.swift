// X9. What cellForItemAt makes a cell show counts for a cell in whose place no dummy cell ever stands.
import SkeletonView

class PosterCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func cover() { showSkeleton() }
  func done() { hideSkeleton() }
}

final class BannerCell: PosterCell {}  //= block shown

final class StageController: UIViewController, SkeletonCollectionViewDataSource {
  let stage = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var posters: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stage)
    stage.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
    stage.register(BannerCell.self, forCellWithReuseIdentifier: "banner")
    stage.register(TrailerCell.self, forCellWithReuseIdentifier: "trailer")
    stage.dataSource = self
    stage.isSkeletonable = true
    stage.showSkeleton()
  }
  func loaded() { stage.hideSkeleton() }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionSkeletonView(
    _ view: UICollectionView, cellIdentifierForItemAt path: IndexPath
  ) -> ReusableCellIdentifier { path.item == 0 ? "poster" : "trailer" }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { posters.count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    if path.item == 2 {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "trailer", for: path) as! TrailerCell
      cell.cover()
      return cell
    }
    let identifier = path.item == 0 ? "poster" : "banner"
    let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path) as! PosterCell
    if posters.isEmpty { cell.cover() }
    return cell
  }
}

// This one is dummy, and not asked to show itself then.
final class TrailerCell: UICollectionViewCell {  //= block notshown
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func cover() { showSkeleton() }
  func done() { hideSkeleton() }
}
