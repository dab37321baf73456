// `sequence(first:next:)` comes to all views around one, whether it is told by a closure or by a key path.
import SkeletonView

final class PathController: UIViewController {
  let box = UIView()  //= facts=[{"key":"isSkeletonable","value":null}]
  let title = UILabel()  //= lines
  let aside = UIView()  //= unmarked facts=null
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    view.addSubview(aside)
    box.addSubview(title)
    for each in sequence(first: title, next: \.superview) { each.isSkeletonable = true }
  }
  func load() { title.showSkeleton() }
  func done() { title.hideSkeleton() }
}

final class ClosureController: UIViewController {
  let box = UIView()  //= facts=[{"key":"isSkeletonable","value":null}]
  let title = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.addSubview(title)
    for each in sequence(first: title, next: { $0.superview }) { each.isSkeletonable = true }
  }
  func load() { title.showSkeleton() }
  func done() { title.hideSkeleton() }
}
