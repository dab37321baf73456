// A property's initial value comes before what sets the view up; else nobody knows which comes last, as in a branch.
import SkeletonView

final class SetUpController: UIViewController {
  private lazy var label1: UILabel = {  //= uncovered unmarked
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  private lazy var label2: UILabel = {  //= lines marked
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  private lazy var label3: UILabel = {  //= lines marked
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    setupUI()
    view.isSkeletonable = true
    view.showAnimatedSkeleton()
  }
  private func setupUI() {
    view.addSubview(label1)
    view.addSubview(label2)
    view.addSubview(label3)
    label1.isSkeletonable = false
    if traitCollection.userInterfaceIdiom == .pad { label2.isSkeletonable = false }
  }
  func changed() { label3.isSkeletonable = false }
  func loaded() { view.hideSkeleton() }
}

// It may show before it sets up, and one property's value may come after another's.
final class ShownBeforeController: UIViewController {
  private lazy var label1: UILabel = {  //= lines marked
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  private lazy var label2: UILabel = {  //= lines marked
    let label = UILabel()
    label.isSkeletonable = true
    self.label1.numberOfLines = 3
    self.label3.isSkeletonable = false
    return label
  }()
  private lazy var label3: UILabel = {  //= lines marked
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.addSubview(label1)
    view.addSubview(label2)
    view.addSubview(label3)
    fetch { [weak self] in self?.view.showSkeleton() }
    setupUI()
  }
  private func setupUI() { label1.isSkeletonable = false }
  func fetch(_ done: () -> Void) { done() }
  func loaded() { view.hideSkeleton() }
}
