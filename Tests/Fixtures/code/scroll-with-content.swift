// X11. A scroll view with a container in it; helpers that lay out.
import SkeletonView

extension UIView {
  func pin(to other: UIView) { NSLayoutConstraint.activate([topAnchor.constraint(equalTo: other.topAnchor)]) }
  func embed(_ view: UIView) {
    addSubview(view)
    view.pin(to: self)
  }
}

final class DetailViewController: UIViewController {  //= container shown
  private let scroll = UIScrollView()  //= container
  private let content = UIView()  //= container
  private let title1 = UILabel()  //= lines
  private let spacer = UIView()  //= uncovered

  override func viewDidLoad() {
    super.viewDidLoad()
    setupUI()
    [view, scroll, content, title1].forEach { $0?.isSkeletonable = true }
  }

  private func setupUI() {
    view.embed(scroll)
    scroll.embed(content)
    content.addSubview(title1)
    content.addSubview(spacer)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.showGradientSkeleton()
  }
}
