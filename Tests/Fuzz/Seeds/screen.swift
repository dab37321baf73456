import SkeletonView
import UIKit

class Screen: UIViewController, SkeletonTableViewDataSource {
  @IBOutlet var name: UILabel!
  @IBOutlet var card: Card!
  @IBOutlet var stack: UIStackView!
  @IBOutlet var table: UITableView!
  @IBOutlet var grid: UICollectionView!
  @IBOutlet var rows: [UILabel]!
  let badge = Badge()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    [name, card, stack].forEach { $0.isSkeletonable = true }
    for row in rows { mark(row) }
    view.addSubview(badge)
    table.dataSource = self
    table.isSkeletonable = true
    grid.register(UINib(nibName: "BoxCell", bundle: nil), forCellWithReuseIdentifier: "Box")
    grid.prepareSkeleton { [weak self] _ in self?.view.showAnimatedSkeleton() }
    stack.arrangedSubviews.forEach { $0.showSkeleton() }
  }

  func mark(_ view: UIView) { view.isSkeletonable = true }
  func done() { view.hideSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Post" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath) as? PostCell
    cell?.title.isSkeletonable = true
    return cell ?? UITableViewCell()
  }
}

extension Screen: SkeletonCollectionViewDataSource {
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { String(describing: BoxCell.self) }
}

//---
class PostCell: UITableViewCell {
  @IBOutlet var title: UILabel!
  override func awakeFromNib() {
    super.awakeFromNib()
    isSkeletonable = true
    contentView.addSubview(UIView())
  }
}

class BoxCell: UICollectionViewCell {
  static let identifier = "Box"
  @IBOutlet var image: UIImageView! { didSet { image.skeletonCornerRadius = 4 } }
}

class Card: UIView {
  @IBOutlet var title: UILabel!
  @IBOutlet var image: UIImageView!
  func start() { subviews.forEach { $0.isSkeletonable = $0 is UILabel }; showGradientSkeleton() }
}

//---
class Badge: UIView {
  @IBOutlet var content: UIView!
  @IBOutlet var title: UILabel!
  private lazy var inner: Card = {
    let card = Card(); card.start(); return card
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    Bundle.main.loadNibNamed("Badge", owner: self, options: nil)
    addSubview(content)
    content.addSubview(inner)
    showSkeleton()
  }
}
