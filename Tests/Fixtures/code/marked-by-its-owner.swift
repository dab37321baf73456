// X4, X10. Views that show themselves, and are marked by who makes them; one that somebody else shows around.
import SkeletonView

final class Card: UIView {  //= container shown
  let title = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }
  func start() { showAnimatedSkeleton() }
}

final class Badge: UIView {  //= container
  private let text = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    text.isSkeletonable = true
    addSubview(text)
  }
}

// Nobody here makes it: who does may mark it.
final class Banner: UIView {  //= block|container shown
  private let text = UILabel()
  func start() {
    addSubview(text)
    showSkeleton()
  }
}

class BaseController: UIViewController {
  let name = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    name.showSkeleton()
  }
}

final class ScreenController: BaseController {
  let card = Card()
  let badge = Badge()
  override func viewDidLoad() {
    name.isSkeletonable = true
    super.viewDidLoad()
    card.isSkeletonable = true
    card.title.isSkeletonable = true
    view.addSubview(card)
    card.start()
    badges.addArrangedSubview(badge)
    badges.isSkeletonable = true
    view.addSubview(badges)
    badges.showSkeleton()
  }
  let badges = UIStackView()  //= container
  func done() {
    name.hideSkeleton()
    card.hideSkeleton()
    badges.hideSkeleton()
  }
}
