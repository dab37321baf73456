// X4, X6. Names that a pattern gives to several views at once are these views, one by one.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines
  let subtitle = UILabel()  //= uncovered unmarked
  let body = UILabel()  //= painted
  let note = UILabel()  //= painted
  let first = UILabel()  //= lines
  let second = UILabel()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = true
    [title, subtitle, body, note, first, second].forEach { addSubview($0) }
    let (head, _) = (title, subtitle)
    head.isSkeletonable = true
    // What a function gives back in one piece cannot be told apart.
    let (left, right) = pair(body, note)
    left.isSkeletonable = true
    right.isSkeletonable = true
    var (one, two) = (second, first)
    (one, two) = (first, second)
    swap(one, two)
    showSkeleton()
    body.showSkeleton()
    note.showSkeleton()
  }

  func swap(_ one: UILabel, _ two: UILabel) {
    first.isSkeletonable = true
  }

  func pair(_ one: UILabel, _ two: UILabel) -> (UILabel, UILabel) { (one, two) }
}
