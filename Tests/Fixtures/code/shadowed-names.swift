// X6. A local, a parameter or a pattern of a property's name is another thing.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= uncovered unmarked
  let body = UILabel()  //= lines

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(body)
    let title = UILabel()
    title.isSkeletonable = true
    title.showSkeleton()
    showSkeleton()
  }

  func dress(title: UILabel) { title.isSkeletonable = true }
  func each(_ cards: [OtherCard]) {
    for title in cards { title.isSkeletonable = true }
    cards.forEach { title in title.isSkeletonable = true }
    if let title = cards.first { title.isSkeletonable = true }
    switch state {
    case .loading(let title): title.isSkeletonable = true
    default: break
    }
    do {
      let title = 1
      print(title)
    }
    self.body.isSkeletonable = true
  }
}

// A closure of a function's own is called by the name that it has there.
final class SettingsController: UIViewController {
  let bones = UIView()  //= shown
  let main = UIView()  //= notshown because=notShown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bones)
    view.addSubview(main)
    bones.isSkeletonable = true
  }
  func loading(_ isLoading: Bool) {
    let showSkeleton = { [weak self] in
      self?.main.isHidden = true
      self?.bones.showAnimatedGradientSkeleton()
    }
    let hideSkeleton = { [weak self] in
      self?.bones.hideSkeleton()
    }
    switch isLoading {
    case true: showSkeleton()
    case false: hideSkeleton()
    }
  }
}

// Of another function it is not.
final class HelpedController: UIViewController {
  let main = UIView()  //= notshown because=unknownShow
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(main)
  }
  func prepare() {
    let showSkeleton = { }
    showSkeleton()
  }
  func loading() { showSkeleton() }
}
