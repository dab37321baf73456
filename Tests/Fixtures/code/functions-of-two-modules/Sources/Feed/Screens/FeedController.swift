// Of functions of one name in two modules a call means those of its own.
import SkeletonView

final class FeedController: UIViewController {
  let title1 = UILabel()  //= lines shown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    prepare(title1)
    title1.begin()
  }
}
