// X6. Loops that go from a view to the one around it come to any of those around it, nobody knows how far.
import SkeletonView

extension UIView {
  func markUp(to root: UIView) {
    var current: UIView? = self
    while let view = current {
      view.isSkeletonable = true
      if view == root { break }
      current = view.superview
    }
  }
}

final class TicketView: UIView {  //= unreached
  let stack = UIStackView()  //= container
  let card = UIView()  //= container
  let inner = UIStackView()  //= container
  let date = UILabel()  //= lines marked
  let aside = UIView()  //= uncovered unmarked

  func setUp() {
    addSubview(stack)
    stack.addArrangedSubview(card)
    stack.addArrangedSubview(aside)
    card.addSubview(inner)
    inner.addArrangedSubview(date)
    date.markUp(to: stack)
    stack.showSkeleton()
  }
  func done() { stack.hideSkeleton() }
}

final class StubView: UIView {
  let stack = UIStackView()  //= container
  let card = UIView()  //= container
  let date = UILabel()  //= lines marked

  func setUp() {
    addSubview(stack)
    stack.addArrangedSubview(card)
    card.addSubview(date)
    date.isSkeletonable = true
    var view: UIView = date
    repeat {
      guard let parent = view.superview else { return }
      parent.isSkeletonable = true
      view = parent
    } while view !== self
    stack.showSkeleton()
  }
  func done() { stack.hideSkeleton() }
}

final class SlipView: UIView {
  let stack = UIStackView()  //= container
  let card = UIView()  //= container
  let date = UILabel()  //= lines

  func setUp() {
    addSubview(stack)
    stack.addArrangedSubview(card)
    card.addSubview(date)
    sequence(first: date as UIView, next: { $0.superview }).forEach { $0.isSkeletonable = true }
    stack.showSkeleton()
  }
  func done() { stack.hideSkeleton() }
}

// One step, in no loop and in one over other views.
final class StepView: UIView {
  let stack = UIStackView()  //= unmarked
  let card = UIView()  //= marked
  let dates = [UILabel(), UILabel()]

  func setUp() {
    addSubview(stack)
    stack.addArrangedSubview(card)
    for date in dates {
      card.addSubview(date)
      date.isSkeletonable = true
      let parent = date.superview
      parent?.isSkeletonable = true
    }
    stack.showSkeleton()  //! show-on-unmarked
  }
  func done() { stack.hideSkeleton() }
}
