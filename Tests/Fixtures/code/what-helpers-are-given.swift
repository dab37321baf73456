// X8, X10. What a function does to what it is given is known of those who call it; nobody else's views are meant. A class
// that is no view may do it, too.
import SkeletonView

final class CardView: UIView {  //= unreached because=notShown
  let title = UILabel()  //= lines
  let body = UILabel()  //= unreached because=notShown

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(body)
    title.isSkeletonable = true
    body.isSkeletonable = true
    begin(title)
  }

  private func begin(_ view: UIView) { view.showSkeleton() }
}

final class PosterView: UIView {
  let title = UILabel()  //= shown marked
  let body = UILabel()  //= marked unpainted

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(body)
    title.isSkeletonable = true
    body.isSkeletonable = true
  }
}

final class PosterPresenter {
  func start(on poster: PosterView) { poster.title.showAnimatedSkeleton() }
}
