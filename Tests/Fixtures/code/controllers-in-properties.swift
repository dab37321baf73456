// X6. Controllers that others keep, by whatever says their class, and what is done to their views.
import SkeletonView

class PageViewController: UIViewController {
  func build(_ label: UIView) { view.addSubview(label) }
}

final class LazyViewController: PageViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() { build(name) }
}

final class NibViewController: PageViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() { build(name) }
}

final class MadeViewController: PageViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() { build(name) }
}

final class ClosureViewController: PageViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() { build(name) }
}

final class CastViewController: PageViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() { build(name) }
}

final class ChildViewController: PageViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() { build(name) }
}

final class InnerViewController: PageViewController {  //= container shown
  let name = UILabel()  //= lines
  override func viewDidLoad() { build(name) }
}

final class LabelViewController: PageViewController {  //= notshown
  let name = UILabel()  //= lines shown
  override func viewDidLoad() { build(name) }
}

// One or the other is there.
final class LeftViewController: PageViewController {  //= painted
  let name = UILabel()  //= painted
  override func viewDidLoad() { build(name) }
}

final class RightViewController: PageViewController {  //= painted
  let name = UILabel()  //= painted
  override func viewDidLoad() { build(name) }
}

// Kept and pushed, but never shown.
final class DetailViewController: PageViewController {  //= unreached because=notShown
  let name = UILabel()  //= unreached marked
  override func viewDidLoad() { build(name) }
}

final class Flow {
  let inner = InnerViewController()
}

final class ParentViewController: UIViewController {
  private lazy var lazily = LazyViewController()
  private let nib = NibViewController(nibName: nil, bundle: nil)
  private lazy var made = makePage()
  private let closure = {
    let page = ClosureViewController()
    page.title = "A"
    return page
  }()
  private lazy var cast = storyboard?.instantiateViewController(withIdentifier: "Cast") as! CastViewController
  private let flow = Flow()
  private let label = LabelViewController()
  private let detail = DetailViewController()
  private var side: PageViewController?

  private func makePage() -> MadeViewController { MadeViewController() }

  override func viewDidLoad() {
    super.viewDidLoad()
    [lazily.view, nib.view, made.view, closure.view, cast.view].forEach { $0?.isSkeletonable = true }
    [lazily.name, nib.name, made.name, closure.name, cast.name].forEach { $0.isSkeletonable = true }
    flow.inner.view.isSkeletonable = true
    flow.inner.name.isSkeletonable = true
    label.name.isSkeletonable = true
    detail.name.isSkeletonable = true
    lazily.view.showSkeleton()
    nib.view.showSkeleton()
    made.view.showSkeleton()
    closure.view.showSkeleton()
    cast.view.showSkeleton()
    flow.inner.view.showSkeleton()
    label.name.showSkeleton()
    if let child = children.first as? ChildViewController {
      child.view.isSkeletonable = true
      child.name.isSkeletonable = true
      child.view.showSkeleton()
    }
  }

  func choose(_ isLeft: Bool) {
    if isLeft {
      let left = LeftViewController()
      left.name.isSkeletonable = true
      side = left
    } else {
      let right = RightViewController()
      right.name.isSkeletonable = true
      side = right
    }
    side?.view.isSkeletonable = true
    side?.view.showSkeleton()
  }

  func open() { navigationController?.pushViewController(detail, animated: true) }
}
