// X8, X11. Functions that hand the view they make to a closure.
import SkeletonView

func make<T: UIView>(_ type: T.Type, _ configure: (T) -> Void) -> T {
  let view = type.init()
  configure(view)
  return view
}

func with<T>(_ value: T, _ configure: (T) -> Void) -> T {
  configure(value)
  return value
}

final class CardView: UIView {  //= container
  private let title = make(UILabel.self) { $0.isSkeletonable = true }  //= lines
  private let image = with(UIImageView()) { view in  //= block
    view.isSkeletonable = true
    view.contentMode = .scaleAspectFill
  }

  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    addSubview(title)
    addSubview(image)
    showSkeleton()
  }
}
