// What begins with a dot is of the type that is expected: of a property, of a function's result, of a chain's end.
import SkeletonView
import Then
import UIKit

final class DotsView: UIView {
  let box = UIView()  //= container
  lazy var first: CardView = .init(frame: .zero).then { $0.isSkeletonable = true }  //= block
  lazy var second: UIView = {  //= block
    return .init().then { $0.isSkeletonable = true }
  }()
  lazy var third: UILabel = { return .title(17) }()  //= lines
  lazy var fourth: UILabel = .title(17).then { $0.isSkeletonable = true }  //= lines
  lazy var plain: UIView = { .init().then { $0.backgroundColor = .white } }()  //= uncovered unmarked

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    [first, second, third, fourth, plain].forEach { box.addSubview($0) }
    box.isSkeletonable = true
    third.isSkeletonable = true
    box.showSkeleton()
  }
  required init?(coder: NSCoder) { nil }
  func stop() { box.hideSkeleton() }
}

final class CardView: UIView {}

extension UILabel {
  static func title(_ size: CGFloat) -> UILabel { return .init().then { $0.font = .systemFont(ofSize: size) } }
}
