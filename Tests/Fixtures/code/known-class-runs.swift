// X8. What a property of a protocol's or superclass's type does to a view: what the class does whose object it holds.
import SkeletonView

class Row {
  func mark(_ view: UIView) {}
}
final class PhotoRow: Row {
  override func mark(_ view: UIView) { view.isSkeletonable = true }
}

protocol Styling {
  func style(_ view: UIView)
}
extension Styling {
  func style(_ view: UIView) {}
}
struct Loud: Styling {
  func style(_ view: UIView) { view.isSkeletonable = true }
}
struct Silent: Styling {}

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines marked
  let body = UILabel()  //= lines marked
  let note = UILabel()  //= uncovered unmarked
  private let row: Row = PhotoRow()
  private let style: Styling = Loud()
  private let silent: any Styling = Silent()
  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    [title, body, note].forEach { addSubview($0) }
    row.mark(title)
    style.style(body)
    silent.style(note)
    showSkeleton()
  }
}

// Of which class it is when it is handed over nobody knows.
final class DeckView: UIView {  //= container
  let title = UILabel()  //= lines
  private let row: Row
  init(row: Row) {
    self.row = row
    super.init(frame: .zero)
    isSkeletonable = true
    addSubview(title)
    self.row.mark(title)
    showSkeleton()
  }
}
