// X6, X10. A child controller's view that its parent adds to its own is reached from there; one that it only keeps is
// not.
import SkeletonView

final class HeaderViewController: UIViewController {  //= container
  let name = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(name)
    name.isSkeletonable = true
  }
}

final class DetailViewController: UIViewController {  //= unreached because=notShown
  let name = UILabel()  //= unreached because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(name)
    name.isSkeletonable = true
  }
}

final class ParentViewController: UIViewController {
  private let header = HeaderViewController()
  private let detail = DetailViewController()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    addChild(header)
    view.addSubview(header.view)
    header.didMove(toParent: self)
    view.showSkeleton()
  }
  func open() { navigationController?.pushViewController(detail, animated: true) }
}
