// X4. A property of that name in a class of one's own is no flag of a view.
import SkeletonView

struct Style {
  var isSkeletonable = false
  var numberOfLines = 1
}

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines
  let body = UILabel()  //= uncovered unmarked
  var style = Style()

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(body)
    style.isSkeletonable = true
    style.numberOfLines = 5
    title.isSkeletonable = true
    title.numberOfLines = 3
    let local = Style()
    local.isSkeletonable = false
    showSkeleton()
  }
}
