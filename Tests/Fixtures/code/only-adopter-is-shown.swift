// A protocol that one class adopts: what its extension does to the object that a presenter keeps, it does to that class.
import SkeletonView
import UIKit

protocol LoadingDisplay: AnyObject {}
extension LoadingDisplay where Self: UIViewController {
  func beginLoading() { view.showAnimatedSkeleton() }
  func endLoading() { view.hideSkeleton() }
}

final class ProfilePresenter {
  weak var display: LoadingDisplay?
  func load() { display?.beginLoading() }
  func loaded() { display?.endLoading() }
}

final class ProfileVC: UIViewController, LoadingDisplay {
  let name = UILabel()  //= lines
  var presenter: ProfilePresenter!
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    name.isSkeletonable = true
    view.addSubview(name)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter.load()
  }
}

/// Of two adopters one cannot tell which is kept.
protocol Busy: AnyObject {}
extension Busy where Self: UIViewController {
  func beginWork() { view.showAnimatedSkeleton() }
  func endWork() { view.hideSkeleton() }
}

final class Worker {
  weak var busy: Busy?
  func work() { busy?.beginWork() }
  func done() { busy?.endWork() }
}

final class FirstVC: UIViewController, Busy {
  let label = UILabel()  //= unreached because=unknownShow
  var worker: Worker!
  override func viewDidLoad() {
    super.viewDidLoad()
    label.isSkeletonable = true
    view.addSubview(label)
    worker.work()
  }
}

final class SecondVC: UIViewController, Busy {}
