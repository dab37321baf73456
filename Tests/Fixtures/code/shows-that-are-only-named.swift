// X4, X8. An extension that shows, and that a class names without calling it: what it shows is not known.
import SkeletonView

extension Reactive where Base: UIView {
  var isSkeletonActive: Binder<Bool> {
    Binder(base) { view, isActive in isActive ? view.showSkeleton() : view.hideSkeleton() }
  }
}

extension UIView {
  var isLoading: Bool {
    get { sk.isSkeletonActive }
    set { newValue ? showSkeleton() : hideSkeleton() }
  }
}

final class BoundView: UIView {  //= marked notshown unpainted
  let title = UILabel()  //= marked notshown unpainted
  func setUp() {
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
    model.loading.drive(rx.isSkeletonActive)
  }
}

final class AssignedView: UIView {  //= marked notshown unpainted
  let title = UILabel()  //= marked notshown unpainted
  func setUp() {
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
    model.$isLoading.assign(to: \.isLoading, on: self)
  }
}

/// A setter that is reached is understood.
final class LoadingView: UIView {  //= container shown
  let title = UILabel()  //= lines
  func setUp() {
    isSkeletonable = true
    addSubview(title)
    title.isSkeletonable = true
    isLoading = true
  }
}
