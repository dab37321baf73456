// X10. Only what code shows is a root where the class was found; a class in Objective-C keeps its presumed roots.
import SkeletonView

final class ModernViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    titleLabel.isSkeletonable = true
    titleLabel.showSkeleton()
  }
}
