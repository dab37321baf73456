// A class with outlets that lives in a file of the run: what its code adds is listed there, and nowhere else.
import SkeletonView
import UIKit

final class FeedVC: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  lazy var errorView = UIView()  //= unreached because=notShown

  init() { super.init(nibName: "FeedVC", bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(errorView)
    titleLabel.showAnimatedSkeleton()
  }
  func loaded() { titleLabel.hideSkeleton() }
}

/// No file has it.
final class PlainVC: UIViewController {
  private let name = UILabel()  //= lines
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(name)
    name.isSkeletonable = true
    name.showSkeleton()
  }
  func loaded() { name.hideSkeleton() }
}
