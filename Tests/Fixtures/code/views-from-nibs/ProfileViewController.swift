// swift-format-ignore-file
// X7, X10, X11. Views that code takes out of nibs: what the xib holds is in them.
import SkeletonView

protocol NibLoading: AnyObject {}
extension NibLoading where Self: UIView {
  static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
  static func fromNib() -> Self { nib.instantiate(withOwner: nil, options: nil).first as! Self }
}

final class HeaderView: UIView, NibLoading {
  @IBOutlet private(set) var title: UILabel!
  @IBOutlet private var note: UILabel!
  override func awakeFromNib() {
    super.awakeFromNib()
    title.isSkeletonable = true
  }
}

/// The owner of its nib, whose top view it adds to itself.
final class RatingView: UIView {
  @IBOutlet private var stars: UIImageView!
  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let content = Bundle.main.loadNibNamed("RatingView", owner: self, options: nil)?.first as? UIView
    else { return }
    addSubview(content)
    [self, content, stars].forEach { $0?.isSkeletonable = true }
  }
}

final class ProfileViewController: UIViewController {  //= container shown
  private let rating = RatingView()  //= container
  private let header = HeaderView.fromNib()
  /// A nib that is not there: what is in the view is not known.
  private let badge = Bundle.main.loadNibNamed("Badge", owner: nil)![0] as! BadgeView

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(rating)
    view.addSubview(header)
    view.addSubview(badge)
    header.isSkeletonable = true
    let other = Bundle.main.loadNibNamed("HeaderView", owner: self, options: nil)?.first as? HeaderView
    if let other { view.addSubview(other) }
    other?.isSkeletonable = true
  }

  func load() {
    view.showSkeleton()
    badge.count.showSkeleton()
  }
  func done() { view.hideSkeleton() }
}

final class BadgeView: UIView {
  @IBOutlet private(set) var count: UILabel!
}
