// A class whose initialiser for nibs traps never awakes from one.
import SkeletonView

final class GainCell: UICollectionViewCell {  //= unmarked //! cell-not-skeletonable
  let title = UILabel()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func awakeFromNib() {
    super.awakeFromNib()
    isSkeletonable = true
  }
}

final class NibCell: UICollectionViewCell {  //= container
  let title = UILabel()  //= lines
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    isSkeletonable = true
  }
  func load() { showSkeleton() }
}

final class GainController: UIViewController, SkeletonCollectionViewDataSource {
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  //= collection
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grid)
    grid.isSkeletonable = true
    grid.register(GainCell.self, forCellWithReuseIdentifier: "gain")
    grid.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    grid.showSkeleton()
  }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String {
    "gain"
  }
}
