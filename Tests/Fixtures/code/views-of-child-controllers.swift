// X10, X11. The view of a controller that another one makes stands where it is added.
import SkeletonView

final class ListViewController: UIViewController {  //= container
  let title1 = UILabel()  //= lines
  let image = UIImageView()  //= block
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(title1)
    view.addSubview(image)
    title1.isSkeletonable = true
    image.isSkeletonable = true
  }
}

/// Nobody marks its view.
final class GapViewController: UIViewController {  //= unmarked uncovered //! unreachable-skeletonable
  let note = UILabel()  //= unreached
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    note.isSkeletonable = true
  }
}

final class OwnViewController: UIViewController {
  let badge = UILabel()  //= lines
  override func loadView() { view = CardView() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
    badge.isSkeletonable = true
  }
}

final class CardView: UIView {
  let icon = UIImageView()  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(icon)
    icon.isSkeletonable = true
  }
}

/// Its view comes from a storyboard, or from a nib that is not here.
final class OutletsViewController: UIViewController {
  @IBOutlet private var label: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    label.isSkeletonable = true
  }
}

final class ParentViewController: UIViewController {  //= container shown
  private let list: ListViewController = ListViewController()
  private let gap: GapViewController = GapViewController()
  private let own: OwnViewController = OwnViewController()
  private let outlets: OutletsViewController = OutletsViewController()
  private let pages: UIPageViewController = UIPageViewController()
  private let given: UIViewController
  private let container = UIView()  //= container
  private let box = UIView()  //= unknown
  private let other = UIView()  //= unknown
  private let book = UIView()  //= block

  override func viewDidLoad() {
    super.viewDidLoad()
    [view, container, box, other, book].forEach { $0.isSkeletonable = true }
    [container, box, other, book].forEach { view.addSubview($0) }
    embed(list, in: container)
    view.addSubview(gap.view)
    view.addSubview(own.view)
    box.addSubview(outlets.view)
    other.addSubview(given.view)
    book.addSubview(pages.view)
    let again = ListViewController()
    container.addSubview(again.view)
    view.showSkeleton()
  }

  private func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// One that shows a view of its own kind.
final class NestedViewController: UIViewController {  //= container shown
  private lazy var inner: NestedViewController = NestedViewController()
  let text = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    text.isSkeletonable = true
    view.addSubview(text)
    view.addSubview(inner.view)
  }
  override func viewDidAppear(_ animated: Bool) { view.showSkeleton() }
}
