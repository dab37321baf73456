// X5. A function of that name in what is no view is a helper.
import SkeletonView

protocol ProfileView: AnyObject {
  func showSkeleton()
  func hideSkeleton()
}

final class Presenter {
  weak var view: ProfileView?
  func load() { view?.showSkeleton() }
}

final class ProfileViewController: UIViewController, ProfileView {  //= unpainted notshown
  let title1 = UILabel()  //= lines shown
  let body = UILabel()  //= unpainted notshown

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    view.addSubview(body)
    title1.isSkeletonable = true
  }

  func showSkeleton() { title1.showAnimatedSkeleton() }
  func hideSkeleton() { title1.hideSkeleton() }
}

// A property of that name calls nothing.
final class DinersController: UIViewController {
  var showSkeleton = true
  let diners = UIView()  //= because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(diners)
  }
  func load() {
    self.showSkeleton = false
    if !self.showSkeleton { diners.isHidden = showSkeleton }
  }
}

// A function that is handed on may be called.
final class HandingController: UIViewController {
  let box = UIView()  //= because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    Loader.start(then: box.showSkeleton)
  }
}
