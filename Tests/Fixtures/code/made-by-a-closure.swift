// An initialiser that hands the new view to a closure.
import SkeletonView

class Stack: UIStackView {
  init(builder: (Stack) -> Void) {
    super.init(frame: .zero)
    builder(self)
  }
  convenience init(_ axis: NSLayoutConstraint.Axis, build: (Stack) -> Void) {
    self.init(builder: build)
    self.axis = axis
  }
  required init(coder: NSCoder) { fatalError() }
}

final class ItemView: UIView {
  private lazy var name: UILabel = {  //= lines
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  private let price = UILabel()  //= lines
  private lazy var main: Stack = Stack { stack in  //= container shown
    stack.addArrangedSubview(name)
    stack.addArrangedSubview(row)
    stack.isSkeletonable = true
  }
  private lazy var row = Stack(.horizontal) { row in  //= container
    row.addArrangedSubview(price)
    row.isSkeletonable = true
    price.isSkeletonable = true
  }
  private let plain = Stack { _ in }  //= uncovered|unreached unmarked
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(main)
    addSubview(plain)
    main.showSkeleton()
  }
  func loaded() { main.hideSkeleton() }
}
