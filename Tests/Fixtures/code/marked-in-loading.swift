// Views that viewDidLoad shows, and that are marked after that or in a later function of the life cycle.
import SkeletonView

final class LateController: UIViewController {  //= unreached
  let first = UILabel()  //= unreached unmarked because=rootNotSkeletonable
  let second = UILabel()  //= unreached unmarked because=rootNotSkeletonable
  // Shown again, when it is marked.
  let third = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(second)
    view.addSubview(third)
    first.showSkeleton()
    first.isSkeletonable = true  //! marked-after-show
    second.showSkeleton()
    third.showSkeleton()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    second.isSkeletonable = true  //! marked-after-show
    third.isSkeletonable = true
  }
  func reload() { third.showSkeleton() }
}
