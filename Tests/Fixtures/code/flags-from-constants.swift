// X4. Constants that are literals are as good as literals.
import SkeletonView

private let isOn = true

enum Metrics {
  static let lines = 4
  static let corner: Float = 6
}

final class CardView: UIView {  //= container
  private static let marks = true
  let title = UILabel()  //= lines
  let body = UILabel()  //= lines
  let footer = UILabel()  //= lines
  private let off = false
  let note = UILabel()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = isOn
    [title, body, footer, note].forEach(addSubview)
    title.isSkeletonable = Self.marks
    title.numberOfLines = Metrics.lines
    body.isSkeletonable = CardView.marks
    let local = true
    footer.isSkeletonable = local
    note.isSkeletonable = off
    showSkeleton()
  }
}
