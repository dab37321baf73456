// The view of an embedded controller is a subview of the container view, when the one around it is shown.
import SkeletonView

final class HomeController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.showSkeleton()
  }
}

final class FeedController: UIViewController {
  @IBOutlet weak var title1: UILabel!
}

final class CodeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
  }
}

final class EmbeddedPlainController: UIViewController {}
