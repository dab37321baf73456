// What the file hides and code shows again is not hidden.
import SkeletonView

final class PanelController: UIViewController {
  @IBOutlet weak var panel: UIView!

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    start()
  }
  func start() {
    panel.isHidden = false
    view.showSkeleton()
  }
  func stop() {
    view.hideSkeleton()
    panel.isHidden = true
  }
}
