// X8. Which function a call means: by labels, by the class it is in, by the class it is called on.
import SkeletonView

class DressingView: UIView {
  func dress(_ view: UIView) { view.isSkeletonable = true }
  func dress(_ view: UIView, as kind: Int) {}
  static func dress(_ view: UIView) {}
}

extension UIImageView {
  func prepare() { isSkeletonable = true }
}
extension UILabel {
  func prepare() { numberOfLines = 2 }
}
extension Array where Element == UIView {
  func prepare() { forEach { $0.isSkeletonable = true } }
}
extension Optional where Wrapped == UIView {
  func dressed() { self?.isSkeletonable = true }
}

final class CardView: DressingView {  //= container
  let one = UILabel()  //= lines
  let two = UILabel()  //= uncovered unmarked
  let three = UILabel()  //= uncovered unmarked
  let four = UIImageView()  //= block
  let five = UILabel()  //= uncovered unmarked
  let six = UIView()  //= block
  let seven = UILabel()  //= lines
  let eight = UILabel()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = true
    [one, two, three, four, five, six, seven, eight].forEach { addSubview($0) }
    dress(one)
    dress(two, as: 1)
    DressingView.dress(three)
    four.prepare()
    five.prepare()
    [six].prepare()
    func local(_ view: UIView) { view.isSkeletonable = true }
    local(seven)
    let dress: (UIView) -> Void = { $0.backgroundColor = .red }
    dress(eight)
    showSkeleton()
  }
}

// Told apart by the classes of their parameters.
final class OverloadedController: UIViewController {
  let label = UILabel()  //= lines shown
  let spinner = UIActivityIndicatorView()  //= unreached notshown because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(spinner)
    label.isSkeletonable = true
    begin(label)
    begin(spinner)
  }
  func begin(_ label: UILabel) { label.showSkeleton() }
  func begin(_ spinner: UIActivityIndicatorView) { spinner.startAnimating() }
}
