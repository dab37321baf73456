// X4. Builders keep the view that they make or get, and give it back in the end; each builder has its own.
import SkeletonView

final class TextMaker {
  private lazy var text: UILabel = { UILabel() }()

  func colored(_ color: UIColor) -> Self {
    text.textColor = color
    return self
  }

  func loading() -> Self {
    text.isSkeletonable = true
    return self
  }

  func made() -> UILabel { text }
}

@dynamicMemberLookup
struct Setter<Thing> {
  private let thing: Thing

  init(_ thing: Thing) { self.thing = thing }

  subscript<Value>(dynamicMember path: WritableKeyPath<Thing, Value>) -> (Value) -> Setter<Thing> {
    return { value in
      var copy = thing
      copy[keyPath: path] = value
      return Setter(copy)
    }
  }

  func with(_ change: (inout Thing) -> Void) -> Setter<Thing> { Setter(with(change)) }

  func with(_ change: (inout Thing) -> Void) -> Thing {
    var copy = thing
    change(&copy)
    return copy
  }

  func done() -> Thing { thing }
}

protocol Settable {}
extension Settable {
  var setting: Setter<Self> { Setter(self) }
}
extension NSObject: Settable {}

func create<Thing: UIView>(_ configure: (Thing) -> Void) -> Thing {
  let thing = Thing()
  configure(thing)
  return thing
}

final class ClockView: UIView {  //= container
  private lazy var name: UILabel = { TextMaker().colored(.black).loading().made() }()  //= lines
  private lazy var street: UILabel = { TextMaker().colored(.gray).made() }()  //= uncovered unmarked
  private let face = UIImageView().setting.isSkeletonable(true).done()  //= UIImageView: block
  private let hour = UILabel().setting.numberOfLines(1).isSkeletonable(true).done()  //= UILabel: lines
  private let zone = UILabel().setting.numberOfLines(2).done()  //= uncovered unmarked
  private let day = UILabel().setting.isSkeletonable(true).with { $0.text = "" }.done()  //= UILabel: lines
  private let month = UILabel().setting.with { $0.text = "" }.done()  //= UILabel: uncovered unmarked
  private lazy var row: UIStackView = create { stack in stack.isSkeletonable = true }  //= UIStackView: container
  private lazy var apple: UILabel = create { label in label.isSkeletonable = true }  //= UILabel: lines
  private lazy var pear: UILabel = create { label in label.numberOfLines = 2 }  //= uncovered unmarked

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(name)
    addSubview(street)
    addSubview(hour)
    addSubview(zone)
    for view in [face, day, month] as [UIView] { addSubview(view) }
    addSubview(row)
    row.addArrangedSubview(apple)
    addSubview(pear)
  }

  func start() { showSkeleton() }
}
