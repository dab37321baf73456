// A screen that is shown, and of whose views nothing is known: it is listed, and says so.
import Elsewhere
import SkeletonView

final class ForeignController: UIViewController {  //= unknown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(Elsewhere.makeCard())
    view.showSkeleton()
  }
  func done() { view.hideSkeleton() }
}

// Of one that nobody shows nothing is said.
final class OtherController: UIViewController {  //= absent
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Elsewhere.makeCard())
  }
}
