// A class or function without its name, as while somebody types it: what stands in it counts all the same.
import SkeletonView

@MainActor
final class: UIViewController {
  let photo = UIView()  //= block
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(photo)
    photo.isSkeletonable = true
  }
  override func viewDidAppear(_ animated: Bool) { start() }
  func start() { photo.showSkeleton() }
  func stop() { photo.hideSkeleton() }
}

class: UIView {
  let title = UILabel()  //= unreached because=notShown
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }
}

struct { let photo = UIView() }
enum
extension { func showSkeleton() {} }
protocol: AnyObject { func }

extension UIViewController {
  func {
    view.showSkeleton()
  }

  func startLoading(only views: [UIView]) {
    views.forEach { view in view.showSkeleton() }
  }
}
