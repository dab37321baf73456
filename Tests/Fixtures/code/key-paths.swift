// X4, X6. A flag through a key path is unknown; a view through one is that view.
import SkeletonView

extension UIView {
  func with<Value>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) -> Self {
    self[keyPath: path] = value
    return self
  }
}

func set<Value>(_ path: ReferenceWritableKeyPath<UIView, Value>, of view: UIView, to value: Value) {
  view[keyPath: path] = value
}

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines
  let body = UILabel().with(\.isSkeletonable, true)  //= painted
  let note = UILabel()  //= painted
  let link = UILabel()  //= painted
  let footer = UILabel()  //= uncovered unmarked
  let price = UILabel()  //= painted

  func setUp() {
    isSkeletonable = true
    [title, body, note, link, footer, price].forEach { addSubview($0) }
    self[keyPath: \.title].isSkeletonable = true
    note.with(\.isSkeletonable, true).with(\.alpha, 1)
    set(\UIView.isSkeletonable, of: link, to: true)
    let path: ReferenceWritableKeyPath<UIView, Bool> = \.isSkeletonable
    price[keyPath: path] = true
    footer.with(\.isHidden, false)
    footer.with(\.alpha, 0.5)
    print(self[keyPath: \.footer.text], [footer].map(\.isSkeletonable))
    showSkeleton()
    body.showSkeleton()
    note.showSkeleton()
    link.showSkeleton()
    price.showSkeleton()
  }
}
