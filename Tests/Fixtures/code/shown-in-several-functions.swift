// X10, Y2, Y7. One function's show may be accepted whatever another one's is; hide in between lets a show through.
import SkeletonView

final class HiddenBetweenController: UIViewController {  //= container shown
  let name = UILabel()  //= lines
  let bio = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    [view, name, bio].forEach { $0.isSkeletonable = true }
    view.addSubview(name)
    view.addSubview(bio)
    name.showSkeleton()
    name.hideSkeleton()
    view.showSkeleton()
  }
}

final class RetryController: UIViewController {  //= container shown
  let name = UILabel()  //= lines
  let bio = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    [view, name, bio].forEach { $0.isSkeletonable = true }
    view.addSubview(name)
    view.addSubview(bio)
    view.showSkeleton()
  }
  func retry() {
    name.showSkeleton()  //! show-refused
    view.showSkeleton()
  }
}

final class HiddenAgainController: UIViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    [view, name].forEach { $0.isSkeletonable = true }
    view.addSubview(name)
  }
  func load() {
    view.showSkeleton()
    view.hideSkeleton()
    name.showSkeleton()
  }
}

final class BlockedInBothController: UIViewController {  //= unreached because=alreadyActive
  let card = UIView()  //= container
  let name = UILabel()  //= lines
  let bio = UILabel()  //= lines
  let photo = UIImageView()  //= unreached
  override func viewDidLoad() {
    super.viewDidLoad()
    [view, card, name, bio, photo].forEach { $0.isSkeletonable = true }
    view.addSubview(card)
    view.addSubview(photo)
    card.addSubview(name)
    card.addSubview(bio)
    name.showSkeleton()  //! show-refused
    view.showSkeleton()
  }
  func retry() {
    card.showSkeleton()  //! show-refused
    view.showSkeleton()
  }
}

final class WaitingController: UIViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    [view, name].forEach { $0.isSkeletonable = true }
    view.addSubview(name)
  }
  func load() async {
    name.showSkeleton()
    await loadName()
    view.showSkeleton()
  }
  func loaded() { name.hideSkeleton() }
}
