// Helpers that go down all views.
import SkeletonView

extension UIView {
  func markAll() {
    isSkeletonable = true
    for view in subviews { view.markAll() }
  }

  var allSubviews: [UIView] { subviews + subviews.flatMap { $0.allSubviews } }
}

final class AdView: UIView {  //= uncovered|unreached unmarked
  let card = UIView()  //= container
  let title = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    card.addSubview(title)
    card.markAll()
    card.showSkeleton()
  }
}

final class ListController: UIViewController {  //= container
  let box = UIView()  //= container
  let name = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.addSubview(name)
    view.isSkeletonable = true
    view.allSubviews.forEach { $0.isSkeletonable = true }
    view.showSkeleton()
  }
}
