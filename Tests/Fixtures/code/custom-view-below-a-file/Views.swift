// X11. What a view's class puts together in code stands below the view that a file shows of it, and below no other.
import SkeletonView

final class RatingView: UIView {
  private let stars = UIImageView()  //= block
  private let count = UILabel()  //= uncovered unmarked
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(stars)
    addSubview(count)
    isSkeletonable = true
    stars.isSkeletonable = true
  }
}

final class ProfileViewController: UIViewController {
  @IBOutlet private weak var plain: UIView!
  @IBOutlet private weak var rating: RatingView!
  /// Never put anywhere.
  private let spare = RatingView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [view, plain, spare].forEach { $0.isSkeletonable = true }
  }
  override func viewDidAppear(_ animated: Bool) { view.showSkeleton() }
}
