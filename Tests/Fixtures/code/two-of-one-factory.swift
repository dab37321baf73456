// X10. Several views that one function makes are paired with those that an owner has.
import SkeletonView

final class LinesView: UIView {
  private var bars: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar())
    addSubview(bar())
  }

  func startAnimating() { bars.forEach { $0.showSkeleton() } }

  private func bar() -> UIView {
    let view = UIView()  //= block shown
    view.isSkeletonable = true
    bars.append(view)
    return view
  }
}

final class ScreenController: UIViewController {
  private let lines = LinesView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(lines)
    lines.startAnimating()
  }
}
