// X8. What properties of other objects begin with is read once, however many ways lead there and however deep they are.
import SkeletonView
import UIKit

extension UIView {
  func mark() { isSkeletonable = true }
}

final class LabelBuilder {
  private lazy var label: UILabel = { UILabel() }()
  func mark() -> Self {
    label.isSkeletonable = true
    return self
  }
  func build() -> UILabel { label }
}

final class DatesView: UIView {  //= container
  private lazy var starts: UILabel = { LabelBuilder().mark().build() }()  //= lines
  private lazy var dates: UIStackView = {  //= container
    let stack = UIStackView(arrangedSubviews: [starts])
    stack.mark()
    return stack
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    mark()
    addSubview(dates)
  }
}

final class TripView: UIView {  //= because=notShown unmarked
  private lazy var title: UILabel = { LabelBuilder().mark().build() }()  //= lines
  private lazy var date: DatesView = {  //= container
    let date = DatesView()
    date.mark()
    return date
  }()
  private lazy var members: UILabel = { LabelBuilder().build() }()  //= because=notShown unmarked
  // A computed variable in a closure.
  private lazy var stack: UIStackView = {  //= container shown
    var inner: UIStackView {
      let stack = UIStackView(arrangedSubviews: [title, date])
      stack.mark()
      return stack
    }
    return inner
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
    addSubview(members)
    show()
  }
  func setUp(_ item: Int) { stop() }
}

extension TripView {
  private func show() { stack.showSkeleton() }
  private func stop() { stack.hideSkeleton() }
}

final class TripController: UIViewController {
  var tripView: TripView { view as! TripView }
  override func loadView() { view = TripView() }
  override func viewDidLoad() {
    super.viewDidLoad()
    setup()
  }
}

extension TripController {
  private func setup() {
    API.load { [weak self] item in
      guard let self else { return }
      tripView.setUp(item)
    }
  }
}

// Each of two objects has its own.
final class PairController: UIViewController {
  let left = PairView()
  let right = PairView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(left)
    view.addSubview(right)
    left.badge.showSkeleton()
    right.name.showSkeleton()
  }
}

final class PairView: UIView {
  lazy var badge = LabelBuilder().mark().build()  //= lines shown
  lazy var name = LabelBuilder().mark().build()  //= lines shown
  lazy var footer = LabelBuilder().mark().build()  //= because=notShown
  override init(frame: CGRect) {
    super.init(frame: frame)
    [badge, name, footer].forEach(addSubview)
  }
}
