// X4. An object that keeps views: what it marks and shows is unknown.
import SkeletonView

final class Skeletonizer {
  private let views: [UIView]
  init(views: [UIView]) { self.views = views }
  func start() {
    views.forEach {
      $0.isSkeletonable = true
      $0.showSkeleton()
    }
  }
  func stop() { views.forEach { $0.hideSkeleton() } }
}

final class ProfileViewController: UIViewController {
  let box = UIView()
  let name = UILabel()
  private lazy var skeletonizer = Skeletonizer(views: [box, name])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.addSubview(name)
    name.isSkeletonable = true
    skeletonizer.start()
    box.showSkeleton()
  }
}
