// swift-format-ignore-file
// X7, X11. A generic function takes the class that is expected of it out of the nib of that name, whatever it is called on.
import Loading
import SkeletonView

extension UIView {
  class func fromNib<T: UIView>() -> T {
    return Bundle.main.loadNibNamed(String(describing: T.self), owner: nil, options: nil)![0] as! T
  }
  static func load<View: UIView>(_ bundle: Bundle = .main) -> View {
    guard let view = UINib(nibName: "\(View.self)", bundle: bundle).instantiate(withOwner: nil).first as? View else {
      fatalError("No nib")
    }
    return view
  }
  class func loaded() -> Self {
    func inner<T: UIView>(_ name: String?) -> T {
      let name = name ?? String(describing: T.self)
      return Bundle.main.loadNibNamed(name, owner: nil, options: nil)?.first as? T ?? T()
    }
    return inner(nil)
  }
  // What another module gives may be marked.
  static func unread<T: UIView>() -> T { Loader.shared.load(T.self) }
}

protocol NibLoadable: AnyObject { static func nib() -> UINib }
extension NibLoadable {
  static func nib() -> UINib { UINib(nibName: String(describing: self), bundle: nil) }
}
extension NibLoadable where Self: UIView {
  static func fromItsNib() -> Self { nib().instantiate(withOwner: nil).first as! Self }
}

final class BadgeView: UIView, NibLoadable {}
final class OtherView: UIView {}

final class BadgesController: UIViewController {
  private let one: BadgeView = .fromNib()
  private let two: BadgeView = UIView.fromNib()
  private let three = BadgeView.fromNib() as BadgeView
  private lazy var four: BadgeView = {
    let view: BadgeView = .load()
    return view
  }()
  private let five = BadgeView.loaded()
  private var six: BadgeView!
  private lazy var seven: BadgeView = makeSeven()
  private let other: OtherView = .unread()  //= block marked
  private let plain: OtherView = .init()  //= unmarked because=notShown

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    six = .fromNib()
    for badge in [one, two, three, four, five, six, seven] {
      view.addSubview(badge!)
      badge?.showSkeleton()
    }
    view.addSubview(other)
    view.addSubview(plain)
    other.showSkeleton()
  }
  private func makeSeven() -> BadgeView { .fromNib() }
}

// Of the class that a subclass chooses.
class TileCell<T: UIView>: UICollectionViewCell {
  private lazy var tile: T = {
    let view: T = .fromNib()
    return view
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(tile)
    tile.showSkeleton()
  }
  required init?(coder: NSCoder) { fatalError() }
}
final class BadgeCell: TileCell<BadgeView> {}

// The view of the nib is the controller's.
final class BadgeController: UIViewController {
  private let badge = BadgeView.fromItsNib()
  override func loadView() { view = badge }
  override func viewDidAppear(_ animated: Bool) { badge.showSkeleton() }
}
