// Branches that hang on what a call writes down.
import SkeletonView

extension UIView {
  func prepare(marked: Bool = true, hidden: Bool = false) {
    if marked { isSkeletonable = true }
    if hidden { isHiddenWhenSkeletonIsActive = true }
  }

  func markUnless(_ isLogo: Bool) {
    guard !isLogo else { return }
    isSkeletonable = true
  }

  func anchor(width: CGFloat = 0, height: CGFloat = 0) {
    if width != 0 { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if height > 0 { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines
  let logo = UIImageView()  //= uncovered
  let mark = UIImageView()  //= uncovered
  let photo = UIImageView()  //= block
  let close = UIButton()  //= block

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    [title, logo, mark, photo, close].forEach { addSubview($0) }
    title.prepare()
    logo.prepare(marked: false)
    mark.markUnless(true)
    photo.markUnless(false)
    photo.anchor(height: 120)
    close.prepare(hidden: true)
  }

  func load() { showSkeleton() }
}

// Others may change it.
final class Chip: UIControl {
  let text = UILabel()  //= lines
  var isLoading = false { didSet { update() } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(text)
  }
  private func update() {
    text.isSkeletonable = isLoading
    if isLoading { text.showSkeleton() } else { text.hideSkeleton() }
  }
}

final class ChipController: UIViewController {
  let chip = Chip()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chip)
    chip.isLoading = true
  }
}

// A case with `where`, or one that falls through, is not decided.
extension UIView {
  func mark(_ kind: Int, _ isOn: Bool?) {
    switch kind {
    case 0 where isOn == nil: break
    case 1:
      backgroundColor = .clear
      fallthrough
    default: isSkeletonable = true
    }
  }
}

final class CasesView: UIView {  //= container
  let first = UILabel()  //= lines
  let second = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    [first, second].forEach { addSubview($0) }
    first.mark(0, true)
    second.mark(1, true)
  }
  func load() { showSkeleton() }
}
