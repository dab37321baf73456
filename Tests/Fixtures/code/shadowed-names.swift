// X6. A local, a parameter or a pattern of a property's name is another thing.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= uncovered unmarked
  let body = UILabel()  //= lines

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(body)
    let title = UILabel()
    title.isSkeletonable = true
    title.showSkeleton()
    showSkeleton()
  }

  func dress(title: UILabel) { title.isSkeletonable = true }
  func each(_ cards: [OtherCard]) {
    for title in cards { title.isSkeletonable = true }
    cards.forEach { title in title.isSkeletonable = true }
    if let title = cards.first { title.isSkeletonable = true }
    switch state {
    case .loading(let title): title.isSkeletonable = true
    default: break
    }
    do {
      let title = 1
      print(title)
    }
    self.body.isSkeletonable = true
  }
}
