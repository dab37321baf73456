// X6. A show on each of a list says nothing of what the list does not hold, and so does one on what a closure gets, if
// every call of that is seen.
import SkeletonView
import UIKit

final class ListViewController: UIViewController {
  private let first = UILabel()  //= lines shown
  private let second = UILabel()  //= unreached because=notShown
  private var views: [UIView] = []
  private var more: [UIView]?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(second)
    first.isSkeletonable = true
    second.isSkeletonable = true
    views = [first]
    for view in views { view.showSkeleton() }
    more = [first]
    each { label in label.showSkeleton() }
  }
  func again() {
    guard let more else { return }
    more.shimmer()
  }
  func each(_ body: (UILabel) -> Void) { body(UILabel()) }
}

extension Array where Element == UIView {
  func shimmer() { forEach { $0.showSkeleton() } }
}

// What the list holds cannot be told.
final class OpenListViewController: UIViewController {
  private let first = UILabel()  //= lines shown
  private let second = UILabel()  //= unreached because=unknownShow
  private var views: [UIView] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(second)
    first.isSkeletonable = true
    second.isSkeletonable = true
    views = [first]
    views.append(contentsOf: Loading.views(of: self))
    for view in views { view.showSkeleton() }
  }
}

// Whoever gets the closure may keep it, and run it with anything.
final class LaterViewController: UIViewController {
  private let first = UILabel()  //= unreached because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    first.isSkeletonable = true
    later { label in label.showSkeleton() }
  }
  func later(_ body: @escaping (UILabel) -> Void) { Loading.queue.append(body) }
}

// It is handed to what is not read.
final class HandingViewController: UIViewController {
  private let first = UILabel()  //= unreached because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    first.isSkeletonable = true
    now { label in label.showSkeleton() }
  }
  func now(_ body: (UILabel) -> Void) { Loading.each(body) }
}

// A view that is made holds another one.
final class HolderViewController: UIViewController {
  private let first = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.isSkeletonable = true
    box.addSubview(first)
    view.addSubview(box)
    first.isSkeletonable = true
    box.showSkeleton()
  }
}
