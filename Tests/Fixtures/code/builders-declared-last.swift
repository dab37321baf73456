// Where members stand makes no difference: what an object keeps is known to functions that stand before the property.
import SkeletonView

class Builder: NSObject {
  private weak var kept: UIView?
  var base: UIView {
    get { kept ?? UIView() }
    set { kept = newValue }
  }
  init(_ view: UIView) {
    kept = view
    super.init()
  }
  func add(into element: UIView) { element.addSubview(base) }
}

final class LabelBuilder: Builder {
  private let label: UILabel
  var get: UILabel { label }
  init() {
    label = UILabel()  //= lines marked shown listed=2
    super.init(label)
  }
}

final class SkeletonBuilder: Builder {
  init(component: UIView) {
    super.init(component)
    mark(true)
  }
  func mark(_ flag: Bool) { super.base.isSkeletonable = flag }
  func show(_ isQuiet: Bool) {
    if isQuiet { showQuietly() } else { base.showAnimatedSkeleton() }
  }
  // What a call writes down leads to here or not.
  private func showQuietly() { base.showSkeleton() }
  func hide() { base.hideSkeleton() }
}

final class AddressView: UIView {  //= unreached unmarked because=notShown
  override init(frame: CGRect) {
    super.init(frame: frame)
    street.add(into: self)
    town.add(into: self)
    streetSkeleton = SkeletonBuilder(component: street.get)
    townSkeleton = SkeletonBuilder(component: town.get)
    other.get.isSkeletonable = true
  }
  func load() {
    streetSkeleton?.show(false)
    townSkeleton?.show(false)
  }
  func done() {
    streetSkeleton?.hide()
    townSkeleton?.hide()
  }
  lazy var street: LabelBuilder = {
    let builder = LabelBuilder()
    return builder
  }()
  let town = LabelBuilder()
  // One that is added nowhere is not there.
  let other = LabelBuilder()
  private var streetSkeleton: SkeletonBuilder?
  private var townSkeleton: SkeletonBuilder?
}
