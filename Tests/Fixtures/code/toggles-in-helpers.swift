// X4, X8. A flag that a helper turns over is unknown, on the view that it is called on and no other.
import SkeletonView

extension UIView {
  func skeletonable() {
    if !isSkeletonable { isSkeletonable.toggle() }
  }
  func flip() { self.isSkeletonable.toggle() }
  func turn() { turnOn(&isSkeletonable) }
}

func turnOn(_ flag: inout Bool) { flag = true }

final class CardView: UIView {  //= painted
  let title = UILabel()  //= painted
  let body = UILabel()  //= painted
  let link = UILabel()  //= painted
  let note = UILabel()  //= uncovered unmarked
  var isOpen = false

  func setUp() {
    skeletonable()
    [title, body, link, note].forEach { addSubview($0) }
    title.skeletonable()
    body.flip()
    link.turn()
    isOpen.toggle()
    turnOn(&isOpen)
    showSkeleton()
    title.showSkeleton()
    body.showSkeleton()
    link.showSkeleton()
  }
}
