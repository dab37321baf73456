// X10, X11. Views that load a nib as its owner and add its top view: it is in them wherever they stand.
import SkeletonView

final class BadgeView: UIView {
  @IBOutlet private var rootView: UIView!
  @IBOutlet private weak var icon: UIImageView! { didSet { icon.isSkeletonable = true } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }
  private func load() {
    Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)
    addSubview(rootView)
    isSkeletonable = true
    rootView.isSkeletonable = true
  }
}

/// By another way; nobody marks its nib's top view.
final class GapView: UIView {
  @IBOutlet private var top: UIView!
  @IBOutlet private var title: UILabel!
  override init(frame: CGRect) {
    super.init(frame: frame)
    UINib(nibName: "GapView", bundle: nil).instantiate(withOwner: self, options: nil)
    addSubview(top)
    isSkeletonable = true
    title.isSkeletonable = true
  }
}

/// What becomes of the nib is not seen, or its nib is not here.
final class LostView: UIView {
  @IBOutlet private var top: UIView!
  override init(frame: CGRect) {
    super.init(frame: frame)
    Bundle.main.loadNibNamed("Lost", owner: self, options: nil)
    addSubview(top)
    isSkeletonable = true
  }
}

final class HelpedView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    loadContentFromNib()
    isSkeletonable = true
  }
  private func loadContentFromNib() {
    _ = Bundle.main.loadNibNamed(Self.description(), owner: self, options: nil)
  }
}

/// By a function of another module.
final class FilledView: UIView, NibFilled {
  override init(frame: CGRect) {
    super.init(frame: frame)
    fillFromXib()
    isSkeletonable = true
  }
}

final class MixedView: UIView, NibOwnerLoadable {
  @IBOutlet private var label: UILabel!
  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNibContent()
    isSkeletonable = true
  }
}

final class ProfileViewController: UIViewController {  //= container shown
  private let badge = BadgeView()  //= container
  private let gap = GapView()  //= block
  private let lost = LostView()  //= unknown
  private let helped = HelpedView()  //= unknown
  private let mixed = MixedView()  //= unknown
  private let filled = FilledView()  //= unknown

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    [badge, gap, lost, helped, mixed, filled].forEach { view.addSubview($0) }
  }
  override func viewDidAppear(_ animated: Bool) { view.showSkeleton() }
}
