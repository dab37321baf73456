// X6, X7. A child controller: its view is shown through its parent's, whose property says its class by its value.
import SkeletonView

final class HeaderViewController: UIViewController {  //= container shown
  let title1 = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(title1)
    title1.isSkeletonable = true
  }
}

final class ParentViewController: UIViewController {
  private let header = HeaderViewController()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    addChild(header)
    view.addSubview(header.view)
    header.didMove(toParent: self)
    view.showSkeleton()
    header.view.showSkeleton()
  }
}
