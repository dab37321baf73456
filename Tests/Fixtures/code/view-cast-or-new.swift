// X7. A view that is made in case the one that is there were of another class is not seen, unless it is put somewhere.
import SkeletonView

final class HomeView: UIView {  //= unreached
  let title = UILabel()  //= painted
  let photo = UIImageView()  //= unreached because=notShown

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(photo)
  }
  required init?(coder: NSCoder) { nil }
}

final class HomeViewController: UIViewController {
  private var homeView: HomeView {
    guard let view = view as? HomeView else { return HomeView() }
    return view
  }

  override func loadView() { view = HomeView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    homeView.title.isSkeletonable = true
    homeView.title.showSkeleton()
  }
}

final class CardView: UIView {
  let title = UILabel()  //= unreached

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }
  required init?(coder: NSCoder) { nil }
}

final class CardsController: UIViewController {
  private let card = CardView()  //= unreached because=unknownShow
  private let cards = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cards)
    view.addSubview(card)
    CardView().title.showSkeleton()
  }
}
