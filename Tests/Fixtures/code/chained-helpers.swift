// X8. Extensions that give back the view they dress.
import SkeletonView

extension UIView {
  @discardableResult
  func skeletonable(_ isOn: Bool = true) -> Self {
    isSkeletonable = true
    return self
  }
}

protocol Then {}
extension Then {
  func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}
extension NSObject: Then {}

final class CardView: UIView {  //= container
  let one = UILabel().skeletonable()  //= lines
  lazy var two = UILabel().then { $0.isSkeletonable = true }  //= lines
  private let three: UILabel = .init()  //= lines
  private lazy var four: UIImageView = {  //= block
    $0.isSkeletonable = true
    return $0
  }(UIImageView())

  func setUp() {
    skeletonable()
    addSubview(one)
    addSubview(two)
    addSubview(three)
    addSubview(four)
    three.skeletonable()
    showSkeleton()
  }
}
