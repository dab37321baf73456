// X4, X6. Casts and class tests: what goes through one is about the views of that class only.
import SkeletonView
import Widgets

final class MarkedLabel: UILabel {}
final class ForeignLabel: WidgetLabel {}
protocol Dressed {}
extension MarkedLabel: Dressed {}

// What is set by each form counts on its label, and on nothing else: a mark that a cast does not let through is none.
final class FormView: UIView {  //= container
  let optional = UILabel()  //= lines
  let optionalSwitch = UISwitch()  //= uncovered unmarked
  let bound = UILabel()  //= lines
  let boundSwitch = UISwitch()  //= uncovered unmarked
  let guarded = UILabel()  //= lines
  let guardedSwitch = UISwitch()  //= uncovered unmarked
  let tested = UILabel()  //= lines
  let testedSwitch = UISwitch()  //= uncovered unmarked
  let mapped = UILabel()  //= lines
  let mappedSwitch = UISwitch()  //= uncovered unmarked
  let filtered = UILabel()  //= lines
  let filteredSwitch = UISwitch()  //= uncovered unmarked
  let looped = UILabel()  //= lines
  let loopedSwitch = UISwitch()  //= uncovered unmarked
  let where1 = UILabel()  //= lines
  let whereSwitch = UISwitch()  //= uncovered unmarked
  let kind = UILabel()  //= lines
  let kindSwitch = UISwitch()  //= uncovered unmarked
  let itself = UILabel()  //= lines
  let itselfSwitch = UISwitch()  //= uncovered unmarked
  let left = UILabel()  //= uncovered unmarked
  let leftSwitch = UISwitch()  //= block
  let either = UITextView()  //= lines
  let eitherSwitch = UISwitch()  //= uncovered unmarked
  let choice = UILabel()  //= lines
  let choiceSwitch = UISwitch()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = true
    for view in [optional, optionalSwitch] as [UIView] {
      addSubview(view)
      (view as? UILabel)?.isSkeletonable = true
    }
    [bound, boundSwitch].forEach { (view: UIView) in
      addSubview(view)
      if let label = view as? UILabel { mark(label) }
    }
    for view in [guarded, guardedSwitch] as [UIView] {
      addSubview(view)
      guard let label = view as? UILabel else { continue }
      label.isSkeletonable = true
      view.isSkeletonable = true
    }
    for view in [tested, testedSwitch] as [UIView] {
      addSubview(view)
      if view is UILabel, view.tag == 0 { (view as! UILabel).isSkeletonable = true } else { view.tag = 1 }
    }
    let both: [UIView] = [mapped, mappedSwitch]
    both.forEach(addSubview)
    both.compactMap { $0 as? UILabel }.forEach { $0.isSkeletonable = true }
    let some: [UIView] = [filtered, filteredSwitch]
    some.forEach(addSubview)
    some.filter { $0 is UILabel }.forEach { $0.isSkeletonable = true }
    let more: [UIView] = [looped, loopedSwitch]
    for view in more { addSubview(view) }
    for case let label as UILabel in more { label.isSkeletonable = true }
    for view in [where1, whereSwitch] as [UIView] { addSubview(view) }
    for view in [where1, whereSwitch] as [UIView] where view is UILabel { view.isSkeletonable = true }
    for view in [kind, kindSwitch] as [UIView] {
      addSubview(view)
      if view.isKind(of: UILabel.self) { view.isSkeletonable = true }
    }
    for view in [itself, itselfSwitch] as [UIView] {
      addSubview(view)
      view.markIfLabel()
    }
    for view in [left, leftSwitch] as [UIView] {
      addSubview(view)
      if view is UILabel { continue }
      view.isSkeletonable = true
    }
    for view in [either, eitherSwitch] as [UIView] {
      addSubview(view)
      if view is UILabel || view is UITextView { view.isSkeletonable = true }
    }
    for view in [choice, choiceSwitch] as [UIView] {
      addSubview(view)
      view is UILabel ? mark(view) : view.sizeToFit()
    }
    showSkeleton()
  }

  private func mark(_ view: UIView) { view.isSkeletonable = true }
}

extension UIView {
  func markIfLabel() {
    guard let label = self as? UILabel else { return }
    label.numberOfLines = 2
    isSkeletonable = true
  }
}

// The same by `switch`, and by walks through the views in a view.
final class WalkView: UIView {  //= container
  let label = UILabel()  //= lines
  let other = UISwitch()  //= uncovered unmarked
  let photo = UIImageView()  //= block
  let field = UITextField()  //= block
  let button = UIButton()  //= block
  let text = UITextView()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = true
    for view in [label, other, photo, field, button, text] { addSubview(view) }
    for case let label as UILabel in subviews { label.isSkeletonable = true }
    subviews.forEach { ($0 as? UIImageView)?.isSkeletonable = true }
    subviews.compactMap { $0 as? UITextField }.forEach { $0.isSkeletonable = true }
    for view in subviews {
      switch view {
      case is UILabel, is UISwitch: view.tag = 1
      case let text as UITextView: text.isEditable = false
      case is UIImageView where view.tag == 2: break
      case let button as UIButton: button.isSkeletonable = true
      default: view.layer.borderWidth = 1
      }
    }
    showSkeleton()
  }
}

final class RestView: UIView {  //= container
  let label = UILabel()  //= uncovered unmarked
  let text = UITextView()  //= uncovered unmarked
  let photo = UIImageView()  //= block
  let toggle = UISwitch()  //= block

  func setUp() {
    isSkeletonable = true
    for view in [label, text, photo, toggle] {
      addSubview(view)
      prepare(view)
    }
    showSkeleton()
  }

  private func prepare(_ view: UIView) {
    switch view {
    case is UILabel: break
    case let text as UITextView: text.isEditable = false
    default: view.isSkeletonable = true
    }
  }
}

// Classes of one's own, protocols, and classes whose superclass was not read.
final class ClassView: UIView {  //= container
  let own = MarkedLabel()  //= lines
  let plain = UILabel()  //= lines
  let foreign = ForeignLabel()  //= painted
  let unread = WidgetLabel()  //= unknown
  let dressed = MarkedLabel()  //= lines
  let bare = UILabel()  //= uncovered unmarked
  let asOwn = UILabel()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = true
    for view in [own, plain, foreign, unread] as [UIView] {
      addSubview(view)
      (view as? UILabel)?.isSkeletonable = true
      // Rules say nothing of what may not be set, but would of what surely is.
      (view as? UISwitch)?.linesCornerRadius = 4
      if let text = view as? UITextView { text.linesCornerRadius = 4 }
    }
    for view in [dressed, bare] as [UIView] {
      addSubview(view)
      if view is Dressed { view.isSkeletonable = true }
    }
    addSubview(asOwn)
    (asOwn as UIView as? MarkedLabel)?.isSkeletonable = true
    showSkeleton()
    foreign.showSkeleton()
    unread.showSkeleton()
  }
}
