// X11. A view that is put into one view after another stands in the last; where that cannot be told, nobody knows.
import SkeletonView

final class ArrangedController: UIViewController {  //= container shown
  let stack = UIStackView()  //= container
  let first = UILabel()  //= lines
  let second = UILabel()  //= lines
  override func viewDidLoad() {
    [view, stack, first, second].forEach { $0?.isSkeletonable = true }
    view.addSubview(stack)
    stack.addSubview(first)
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    stack.addSubview(second)
    view.showSkeleton()
  }
}

final class MovingController: UIViewController {  //= container shown
  let placeholder = UIView(), left = UIView()  //= uncovered
  let card = UIView()  //= container
  let label = UILabel()  //= lines
  let right = UIView()  //= container
  let note = UILabel()  //= lines
  override func viewDidLoad() {
    [view, card, label, right, note].forEach { $0?.isSkeletonable = true }
    [placeholder, left, card, right].forEach { view.addSubview($0) }
    placeholder.addSubview(label)
    card.addSubview(label)
    left.addSubview(note)
    note.removeFromSuperview()
    right.addSubview(note)
    view.showSkeleton()
  }
}

/// Which of the two comes last, or runs at all, is not known.
final class TurningController: UIViewController {  //= container shown
  let portrait = UIView()  //= unknown
  let landscape = UIView()  //= unknown
  let open = UIView()  //= unknown
  let plain = UIView()  //= uncovered unmarked
  let label = UILabel()
  let note = UILabel()
  override func viewDidLoad() {
    [view, portrait, landscape, open, label, note].forEach { $0?.isSkeletonable = true }
    [portrait, landscape, open, plain].forEach { view.addSubview($0) }
    if view.bounds.width > view.bounds.height {
      landscape.addSubview(label)
    } else {
      portrait.addSubview(label)
    }
    plain.addSubview(note)
    view.showSkeleton()
  }
  func move() { open.addSubview(note) }
}
