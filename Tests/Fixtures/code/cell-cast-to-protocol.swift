// Cells by a protocol that they adopt, whose extension shows them.
import SkeletonView

protocol LoadableCell: UICollectionViewCell {}
extension LoadableCell {
  func beginLoading() {
    isSkeletonable = true
    showAnimatedSkeleton()
  }
}

final class PlaceCell: UICollectionViewCell, LoadableCell {  //= container shown
  private let picture = UIImageView()  //= block
  private let title = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    contentView.addSubview(title)
    picture.isSkeletonable = true
    title.isSkeletonable = true
  }
}

final class PlacesViewController: UIViewController, UICollectionViewDataSource {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
    list.dataSource = self
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "place", for: path)
    guard let loadable = cell as? LoadableCell else { return cell }
    loadable.beginLoading()
    return cell
  }
}

// One that does not adopt it.
final class PlainCell: UICollectionViewCell {  //= unreached
  let label = UILabel()  //= unreached
  func load() {
    contentView.addSubview(label)
    label.isSkeletonable = true
  }
}

// By a helper that gets any cell, in the closure of a registration.
final class SpotCell: UICollectionViewCell, LoadableCell {  //= container shown
  let name = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}

extension UICollectionView {
  func load(_ cell: UICollectionViewCell, _ isLoading: Bool) {
    guard let cell = cell as? LoadableCell else { return }
    if isLoading { cell.beginLoading() }
  }
}

final class SpotsViewController: UIViewController {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var registration = UICollectionView.CellRegistration<SpotCell, String> { [weak self] cell, path, item in
    self?.list.load(cell, item.isEmpty)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
  }
}
