// marked-after-show. What one function marks or adds after show gets no skeleton from it.
import SkeletonView

final class LateController: UIViewController {
  let title1 = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    title1.showSkeleton()
    title1.isSkeletonable = true  //! marked-after-show
  }
}

final class LateRootController: UIViewController {
  let title1 = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    view.isSkeletonable = true
    view.showSkeleton()
    title1.isSkeletonable = true  //! marked-after-show
  }
}

final class LateAddController: UIViewController {
  let title1 = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    title1.isSkeletonable = true
    view.showSkeleton()
    view.addSubview(title1)  //! marked-after-show
  }
}

// In functions of which nobody knows the order.
final class TwoFunctionsController: UIViewController {
  let title1 = UILabel()  //= lines shown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    title1.isSkeletonable = true
  }
  func begin() { title1.showSkeleton() }
}

// Marked on one way, before show.
final class FixedController: UIViewController {
  let title1 = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    if traitCollection.userInterfaceIdiom == .pad { title1.isSkeletonable = true }
    view.isSkeletonable = true
    view.showSkeleton()
  }
}
