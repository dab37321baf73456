// A controller that is made and shown stands on a screen of its own, unless its view is put into another.
import SkeletonView

final class HomeViewController: UIViewController {
  let hello = UILabel()  //= unreached because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hello)
  }
  func openMovie() {
    let movie = MovieViewController()
    navigationController?.pushViewController(movie, animated: true)
    movie.startLoading()
  }
}

final class MovieViewController: UIViewController {  //= container shown
  let heading = UILabel()  //= lines count=1
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    heading.isSkeletonable = true
    view.addSubview(heading)
  }
  func startLoading() { view.showAnimatedGradientSkeleton() }
}
