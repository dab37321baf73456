// Functions that put properties into what they make, or into what they are given: each call makes one box.
import SkeletonView

final class ProfileController: UIViewController {  //= container
  private let name = UILabel()  //= lines
  private let photo = UIImageView()  //= block
  private let follow = UIButton()  //= uncovered

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = makeStack()
    view.addSubview(stack)
    [view, stack, name, photo].forEach { $0?.isSkeletonable = true }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.showAnimatedSkeleton()
  }

  func makeStack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [photo, name, follow])  //= container count=1
    stack.axis = .vertical
    return stack
  }
}

final class CardView: UIView {  //= container
  private let title = UILabel()  //= lines
  private let photo = UIImageView()  //= block

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    let stack = UIStackView()  //= container
    stack.isSkeletonable = true
    addSubview(stack)
    addTitle(to: stack)
    addPhoto(to: stack)
  }

  func addTitle(to stack: UIStackView) {
    title.isSkeletonable = true
    stack.addArrangedSubview(title)
  }

  private func addPhoto(to stack: UIStackView) {
    photo.isSkeletonable = true
    stack.addArrangedSubview(photo)
  }

  func load() { showSkeleton() }
}

// A closure that somebody else runs calls it, with what nobody knows.
final class PhaseController: UIViewController {
  let phases = PassthroughSubject<Phase, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    phases.sink { [weak self] phase in self?.update(phase) }
  }

  private func update(_ phase: Phase) {
    let line = UIView()  //= block count=1
    view.addSubview(line)
    line.isSkeletonable = true
    line.showSkeleton()
  }
}
