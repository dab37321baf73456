// X4, X11. A view into which code puts what is not understood: nobody knows whether it is a block or a container.
import DesignSystem
import SkeletonView

final class CardView: UIView {  //= container shown
  private let one = UIView()  //= unknown
  private let two = UIStackView()  //= unknown
  private let three = UIStackView(arrangedSubviews: [DesignSystem.makeLabel()])  //= unknown
  private let four = UIStackView()  //= block
  private let five = UIStackView(rows: UILabel())  //= unknown
  private let six = UIStackView { UILabel() }  //= unknown
  private let seven = UIView()  //= container
  private let eight = UIView()  //= unknown
  private let nine = UIView()  //= unknown
  private let ten = UIView()  //= block
  private let eleven = UILabel()  //= unknown
  private let twelve = UIView()  //= unknown
  private let known = UILabel()  //= lines
  private let first = UILabel()
  private let second = UILabel()
  private let plain = UILabel()  //= unreached unmarked
  var items: [Item] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    let all = [one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve]
    all.forEach { addSubview($0) }
    ([self, known] + all).forEach { $0.isSkeletonable = true }
    one.addSubview(DesignSystem.makeLabel())
    one.addSubview(plain)
    two.addArrangedSubview(item())
    // Of a stack only what is arranged counts.
    four.addSubview(DesignSystem.makeLabel())
    seven.addSubview(known)
    seven.addSubview(DesignSystem.makeLabel())
    items.forEach { eight.addSubview($0.view) }
    [nine, twelve].randomElement()?.addSubview(first)
    // UIKit and SkeletonView put nothing anywhere there.
    [four, ten].forEach { $0.layoutIfNeeded() }
    [four, ten].forEach { $0.layoutSkeletonIfNeeded() }
    // A helper that is called with what is known.
    put(second, into: ten)
    eleven.addSubview(DesignSystem.makeLabel())
    showSkeleton()
  }

  private func item() -> UIView { DesignSystem.makeLabel() }
  func put(_ view: UIView, into box: UIView) { box.addSubview(view) }
}

/// What it is given is not known here; its own calls are.
final class RowView: UIView {  //= block shown
  private let line = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    put(line)
    showSkeleton()
  }
  private func put(_ view: UIView) { addSubview(view) }
}

/// What others put into it is not known.
final class BoxView: UIView {
  func start() { isSkeletonable = true }
  func put(_ view: UIView) { addSubview(view) }
}

final class BoxesViewController: UIViewController {  //= container shown
  private let box = BoxView()  //= unknown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(box)
  }
  override func viewDidAppear(_ animated: Bool) { view.showSkeleton() }
}

/// A function that nobody declares here is not one that gives back the object.
final class BadgeView: UIView {  //= unknown
  private let image = makeIcon()
  private let title = UILabel()
  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    image.isSkeletonable = true
    addSubview(image)
    let mark = makeMark()
    mark.isSkeletonable = true
    addSubview(mark)
    addSubview(title)
    showSkeleton()
  }
}
