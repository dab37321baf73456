// X4, X8. A view that is handed to what a protocol asks for: what the classes do that adopt it.
import SkeletonView

protocol Marking {
  func dress(_ view: UIView)
}
protocol Painting: AnyObject {
  func paint(_ view: UIView, with color: UIColor)
}
protocol Styling {
  func style(_ view: UIView)
}

final class Marker: Marking {
  func dress(_ view: UIView) { view.isSkeletonable = true }
  func style(_ view: UIView) { view.isSkeletonable = true }
}
final class Painter: Painting {
  func paint(_ view: UIView, with color: UIColor) { view.backgroundColor = color }
}
struct LoudStyle: Styling {
  func style(_ view: UIView) { view.isSkeletonable = true }
}
struct QuietStyle: Styling {
  func style(_ view: UIView) { view.backgroundColor = .red }
}

final class CardView: UIView {  //= container
  let title = UILabel()  //= painted
  let body = UILabel()  //= painted
  let note = UILabel()  //= uncovered unmarked
  private let marker: Marking
  private let style: any Styling
  weak var painter: (any Painting)?

  init(marker: Marking, style: some Styling) {
    self.marker = marker
    self.style = style
    super.init(frame: .zero)
    isSkeletonable = true
    [title, body, note].forEach { addSubview($0) }
    marker.dress(title)
    // One of them marks it, the other does not.
    style.style(body)
    painter?.paint(note, with: .red)
    showSkeleton()
    title.showSkeleton()
    body.showSkeleton()
  }
}
