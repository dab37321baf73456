// X11. `super` adds as UIKit does; an override that hands on what it gets puts it into another view.
import SkeletonView

final class PlainBox: UIView {
  let inner = UIView()  //= block
  override init(frame: CGRect) {
    super.init(frame: frame)
    super.addSubview(inner)
    inner.isSkeletonable = true
  }
}

final class ShadowCard: UIView {
  private let container = UIView()  //= container
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    container.isSkeletonable = true
    super.addSubview(container)
  }
  override func addSubview(_ view: UIView) { container.addSubview(view) }
}

/// What comes to it by UIKit's own function is no other than what comes to any view.
final class MarkingView: UIView {
  override func addSubview(_ view: UIView) {
    super.addSubview(view)
    view.isSkeletonable = true
  }
}

final class CardController: UIViewController {  //= container shown
  let box = PlainBox()  //= container
  let card = ShadowCard()  //= container
  let name = UILabel()  //= lines
  let marking = MarkingView()  //= container
  let note = UILabel()  //= lines marked
  let empty = MarkingView()  //= block
  override func viewDidLoad() {
    view.isSkeletonable = true
    name.isSkeletonable = true
    for part in [box, card, marking, empty] {
      part.isSkeletonable = true
      view.addSubview(part)
    }
    card.addSubview(name)
    marking.addSubview(note)
    view.showSkeleton()
  }
}
