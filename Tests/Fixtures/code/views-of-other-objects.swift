// X6. Properties of properties, where the class of the first was read, and where it was not.
import Design
import SkeletonView

final class HeaderView: UIView {
  let avatar = UIImageView()
  let names = NamesView()
  func setUp() {
    addSubview(avatar)
    addSubview(names)
  }
}

final class NamesView: UIView {
  let first = UILabel()
  let last = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(first)
    addSubview(last)
  }
}

final class ProfileViewController: UIViewController {  //= unpainted
  private let header = HeaderView()
  private let banner = DesignBanner()
  private lazy var top: HeaderView? = header
  let title1 = UILabel()  //= unmarked notshown

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    view.addSubview(banner)
    view.addSubview(title1)
    header.avatar.isSkeletonable = true
    header.names.first.isSkeletonable = true
    top?.names.last.isSkeletonable = true
    // Nobody knows what is in it.
    banner.title1.isSkeletonable = true
    banner.title1.showSkeleton()
    banner.header.avatar.isSkeletonable = false
  }

  func load() {
    header.avatar.showSkeleton()
    header.names.first.showSkeleton()
    header.names.last.showSkeleton()
  }
  // It comes to the avatar; the names are not marked.
  func done() { header.hideSkeleton() }  //! hide-elsewhere
}
