// X8, X11. What an initialiser of one's own does to the views that it gets, and a wrapper to the one that it holds.
import SkeletonView

final class MarkingStack: UIStackView {
  convenience init(marking views: [UIView]) {
    self.init(frame: .zero)
    isSkeletonable = true
    views.forEach {
      $0.isSkeletonable = true
      addArrangedSubview($0)
    }
  }
}

final class PlainStack: UIStackView {
  convenience init(rows: [UIView]) {
    self.init(frame: .zero)
    rows.forEach(addArrangedSubview)
  }
}

@propertyWrapper
struct Shimmering<Value: UIView> {
  let wrappedValue: Value
  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    wrappedValue.isSkeletonable = true
  }
}

@propertyWrapper
struct Rounded<Value: UIView> {
  let wrappedValue: Value
}

final class CardView: UIView {  //= container
  let one = UILabel()  //= lines
  let two = UILabel()  //= unmarked
  @Shimmering var three = UILabel()  //= painted
  @Rounded var four = UILabel()  //= uncovered unmarked
  private lazy var marking = MarkingStack(marking: [one])  //= container
  private lazy var plain = PlainStack(rows: [two])  //= uncovered unmarked

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    [marking, plain, three, four].forEach { addSubview($0) }
    showSkeleton()
    three.showSkeleton()
  }
}
