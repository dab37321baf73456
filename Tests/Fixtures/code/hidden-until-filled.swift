// What only a function that fills real cells sets, dummy cells do not have: what they hide when they are made stays hidden.
import SkeletonView

class TipCell: UICollectionViewCell {
  let box = UIView()  //= container
  let bar = UIView()  //= block
  let picture = UIImageView()  //= uncovered isHidden=true
  let badge = UIImageView()  //= uncovered isHidden=false
  let title = UILabel()  //= lines facts=[{"key":"numberOfLines","value":2}]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(box)
    [picture, bar, badge, title].forEach(box.addSubview)
    isSkeletonable = true
    box.isSkeletonable = true
    bar.isSkeletonable = true
    title.isSkeletonable = true
    title.numberOfLines = 2
    hide()
  }
  required init?(coder: NSCoder) { fatalError() }

  func hide() { picture.isHidden = true }

  func setData(_ text: String) {
    title.numberOfLines = 5
    picture.isHidden = false
    badge.isHidden = true
  }
}

class TipsController: UIViewController, SkeletonCollectionViewDataSource {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var tips: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.isSkeletonable = true
    collectionView.register(TipCell.self, forCellWithReuseIdentifier: "tip")
    collectionView.dataSource = self
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.showSkeleton()
  }
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "tip" }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { tips.count }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = view.dequeueReusableCell(withReuseIdentifier: "tip", for: indexPath) as? TipCell else {
      return UICollectionViewCell()
    }
    cell.setData(tips[indexPath.item])
    return cell
  }
}
