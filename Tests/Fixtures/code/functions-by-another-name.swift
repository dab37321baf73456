// A parameter whose type is a name for functions is one: what the function calls it with is known, and who comes later is not.
import SkeletonView

typealias Work = (UIView) -> Void

final class NamesController: UIViewController {
  let name = UILabel()  //= lines marked shown
  let other = UILabel()  //= unreached notshown because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    view.addSubview(other)
  }
  func each(_ work: Work) { [name].forEach(work) }
  func load() {
    each { $0.isSkeletonable = true }
    each { $0.showSkeleton() }
  }
  func done() { each { $0.hideSkeleton() } }
}

// Who runs this one, and with what, nobody knows.
final class LaterController: UIViewController {
  let name = UILabel()  //= because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    name.isSkeletonable = true
  }
  var work: [Work] = []
  func keep(_ later: @escaping Work) { work.append(later) }
  func load() { keep { $0.showSkeleton() } }
  func done() { name.hideSkeleton() }
}
