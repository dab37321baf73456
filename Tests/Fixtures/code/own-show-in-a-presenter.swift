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
