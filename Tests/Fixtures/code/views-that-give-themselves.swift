// X6, X7. A property of a view to which nothing but the view itself is assigned is that view, also through a protocol.
import SkeletonView

protocol ProfileView: AnyObject {
  var asView: UIView! { get }
  var box: UIView! { get }
  func showLoading()
}

final class DefaultProfileView: UIView, ProfileView {
  let name = UILabel()  //= lines shown listed=3
  var asView: UIView!
  var box: UIView!
  init() {
    super.init(frame: .zero)
    name.isSkeletonable = true
    addSubview(name)
    asView = self
    box = self
  }
  required init?(coder: NSCoder) { fatalError() }
  func embed(in other: UIView) { box = other }
  func showLoading() { name.showSkeleton() }
}

final class ProfileController: UIViewController {
  lazy var content: ProfileView = DefaultProfileView()
  override func loadView() { view = content.asView }
  func load() { content.showLoading() }
}

final class CardController: UIViewController {
  lazy var card: ProfileView = DefaultProfileView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card.asView)
    card.showLoading()
  }
}

// Another property of that name.
final class FramedView: UIView {
  let asView = UIView()  //= block shown
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(asView)
    asView.isSkeletonable = true
  }
}

final class FramedController: UIViewController {
  let framed = FramedView()  //= notshown
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(framed)
    framed.asView.showSkeleton()
  }
}

// It may be another one.
final class BoxController: UIViewController {
  lazy var content: ProfileView = DefaultProfileView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content.box)
  }
}
