// X2, X11. Properties with wrappers and attributes.
import SkeletonView

@propertyWrapper
struct UsesAutoLayout<T: UIView> {
  var wrappedValue: T {
    didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
  }
}

final class CardView: UIView {  //= container
  @UsesAutoLayout private var title = UILabel()  //= lines
  @UsesAutoLayout var image: UIImageView = .init(frame: .zero)  //= block
  @objc dynamic private(set) lazy var note: UILabel = UILabel()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(image)
    addSubview(note)
    title.isSkeletonable = true
    image.isSkeletonable = true
    showSkeleton()
  }
}
