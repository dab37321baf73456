// X2, X7, X11. A base controller that makes the view that its subclass names.
import SkeletonView

class BaseViewController<V: UIView>: UIViewController {
  let mainView = V()
  override func loadView() { view = mainView }
}

class ListViewController<Model, V: UIView>: BaseViewController<V> {
  var model: Model?
}

final class ProfileView: UIView {
  let title = UILabel()  //= lines
  let note = UILabel()  //= uncovered unmarked
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(title)
    addSubview(note)
    title.isSkeletonable = true
  }
}

final class PlainView: UIView {
  let title = UILabel()  //= unpainted
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }
}

final class ProfileViewController: ListViewController<Profile, ProfileView> {  //= container shown
  func load() { mainView.showSkeleton() }
  func done() { mainView.hideSkeleton() }
}

final class PlainViewController: BaseViewController<PlainView> {  //= unmarked notshown
  func load() { mainView.title.showSkeleton() }  //! show-on-unmarked
}
