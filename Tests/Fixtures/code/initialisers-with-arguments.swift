// swift-format-ignore-file
// X11. What a view's own initialiser sets by its arguments, each who makes the view says; the layout it gives to super.
import SkeletonView

class TagLabel: UILabel {
  init(text: String? = nil, lines: Int = 1, isSkeletonable: Bool = false) {
    super.init(frame: .zero)
    self.text = text
    numberOfLines = lines
    self.isSkeletonable = isSkeletonable
  }
  required init?(coder: NSCoder) { nil }
}

final class Carousel: UICollectionView {
  init(scrollDirection: UICollectionView.ScrollDirection) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = scrollDirection
    super.init(frame: .zero, collectionViewLayout: layout)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { nil }
}

final class TagCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { nil }
}

final class TagScreen: UIViewController, SkeletonCollectionViewDataSource {
  private let title1 = TagLabel(text: "Title", lines: 3, isSkeletonable: true)  //= marked lines
  private let footer = TagLabel(text: "Footer")  //= unmarked uncovered
  private lazy var open = TagLabel(isSkeletonable: isOpen)  //= lines
  private let across = Carousel(scrollDirection: .horizontal)  //= marked collection items=[null]
  private let down = Carousel(scrollDirection: .vertical)  //= marked collection items=[4]
  var isOpen = Bool.random()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    [title1, footer, open, across, down].forEach { view.addSubview($0) }
    across.heightAnchor.constraint(equalToConstant: 200).isActive = true
    down.heightAnchor.constraint(equalToConstant: 200).isActive = true
    for carousel in [across, down] {
      carousel.register(TagCell.self, forCellWithReuseIdentifier: "Tag")
      carousel.dataSource = self
    }
  }

  override func viewDidAppear(_ animated: Bool) { view.showAnimatedSkeleton() }

  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier { "Tag" }
}
