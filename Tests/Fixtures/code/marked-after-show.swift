// marked-after-show. What one function marks or adds after show gets no skeleton from it.
import SkeletonView

final class LateController: UIViewController {
  let title1 = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    title1.showSkeleton()
    title1.isSkeletonable = true  //! marked-after-show
  }
}

final class LateRootController: UIViewController {
  let title1 = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    view.isSkeletonable = true
    view.showSkeleton()
    title1.isSkeletonable = true  //! marked-after-show
  }
}

final class LateAddController: UIViewController {
  let title1 = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    title1.isSkeletonable = true
    view.showSkeleton()
    view.addSubview(title1)  //! marked-after-show
  }
}

// In functions of which nobody knows the order.
final class TwoFunctionsController: UIViewController {
  let title1 = UILabel()  //= lines shown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    title1.isSkeletonable = true
  }
  func begin() { title1.showSkeleton() }
}

// Marked on one way, before show.
final class FixedController: UIViewController {
  let title1 = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    if traitCollection.userInterfaceIdiom == .pad { title1.isSkeletonable = true }
    view.isSkeletonable = true
    view.showSkeleton()
  }
}

// The functions that one calls come in its order, and so does what `super` shows.
final class HelpersController: UIViewController {
  let title1 = UILabel()  //= uncovered
  let title2 = UILabel()  //= unreached|underBlock
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    title1.isSkeletonable = true
    view.addSubview(title2)
    begin()
    fill()
  }
  private func begin() { view.showSkeleton() }
  private func fill() {
    view.addSubview(title1)  //! marked-after-show
    title2.isSkeletonable = true
  }
}

class ShowingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    view.showSkeleton()
  }
}

final class InheritingController: ShowingController {
  let title1 = UILabel()  //= uncovered
  override func viewDidLoad() {
    super.viewDidLoad()
    title1.isSkeletonable = true  //! marked-after-show
    view.addSubview(title1)
  }
}

final class BeforeSuperController: ShowingController {
  let title1 = UILabel()  //= lines
  override func viewDidLoad() {
    title1.isSkeletonable = true
    view.addSubview(title1)
    super.viewDidLoad()
  }
}

// Filled before, and once more after.
final class FilledTwiceController: UIViewController {
  let title1 = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    fill()
    view.showSkeleton()
    fill()
  }
  private func fill() {
    title1.isSkeletonable = true
    view.addSubview(title1)
  }
}

// A view's initialiser runs once.
final class EarlyHeader: UIView {
  let picture: UIImageView = {  //= uncovered
    let picture = UIImageView()
    picture.isSkeletonable = true
    return picture
  }()
  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    showSkeleton()
    addSubview(picture)  //! marked-after-show
  }
  required init?(coder: NSCoder) { fatalError() }
}

// So in functions that are not private, if nobody else calls them.
final class OpenHelpersController: UIViewController {
  let info = UIView()  //= block
  let title1 = UILabel()  //= underBlock
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(info)
    info.addSubview(title1)
    info.isSkeletonable = true
    info.showSkeleton()
    configureTitle()
  }
  func configureTitle() {
    title1.isSkeletonable = true  //! marked-after-show
  }
}

// A show that does nothing covers nothing.
final class NothingMarkedController: UIViewController {
  let info = UIView()  //= unreached|uncovered
  let title1 = UILabel()  //= unreached
  override func viewDidLoad() {
    super.viewDidLoad()
    prepare()
  }
  func prepare() {
    info.showSkeleton()
    configureInfo()
    configureTitle()
  }
  func configureInfo() {
    info.isSkeletonable = true  //! marked-after-show
    view.addSubview(info)
  }
  func configureTitle() {
    title1.isSkeletonable = true
    info.addSubview(title1)
  }
}
