// X11. An object that keeps a view puts it into what it is given: into a stack one way, into any other view another way.
import SkeletonView

class Builder: NSObject {
  private weak var kept: UIView?
  var base: UIView {
    get { kept ?? UIView() }
    set { kept = newValue }
  }
  init(_ view: UIView) {
    kept = view
    super.init()
  }
  func marked() -> Self {
    base.isSkeletonable = true
    return self
  }
  func add(into element: UIView) {
    if element.isKind(of: UIStackView.self) {
      let element = element as! UIStackView
      element.addArrangedSubview(base)
      return
    }
    element.addSubview(base)
  }
  func put(into element: UIView) {
    if let stack = element as? UIStackView {
      stack.addArrangedSubview(base)
    } else {
      element.addSubview(base)
    }
  }
}

final class LabelBuilder: Builder {
  init() { super.init(UILabel()) }  //= lines listed=2
}

final class SwitchBuilder: Builder {
  init() { super.init(UISwitch()) }  //= block
}

final class AddressController: UIViewController {
  lazy var street = LabelBuilder().marked()
  lazy var town = LabelBuilder().marked()
  lazy var isHome = SwitchBuilder().marked()
  let stack = UIStackView()  //= container

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    stack.isSkeletonable = true
    view.addSubview(stack)
    street.add(into: view)
    town.add(into: stack)
    isHome.put(into: stack)
    view.showSkeleton()
  }
  func done() { view.hideSkeleton() }
}

// One that marks nothing keeps its view as well.
class Maker: NSObject {
  let made: UIView
  init(_ view: UIView) {
    made = view
    super.init()
  }
  func add(into element: UIView) { element.addSubview(made) }
}

final class ImageMaker: Maker {
  private let image: UIImageView
  init() {
    image = UIImageView()  //= uncovered unmarked
    super.init(image)
  }
}

final class CoverCell: UITableViewCell {  //= container
  lazy var cover: ImageMaker = {
    let maker = ImageMaker()
    return maker
  }()
  let title = UILabel()  //= lines

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    [self, title].forEach { $0.isSkeletonable = true }
    contentView.addSubview(title)
    cover.add(into: contentView)
    showSkeleton()
  }
  func done() { hideSkeleton() }
}

// A spare that is there: what the other one is nobody knows.
final class BadgeView: UIView {  //= container
  var badge: UIView?
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    let shown = badge ?? UILabel()  //= lines
    shown.isSkeletonable = true
    addSubview(shown)
    showSkeleton()
  }
  func done() { hideSkeleton() }
}
