// X1. Every branch of #if counts, but none under #if false.
import SkeletonView

final class CardView: UIView {  //= container
  let title = UILabel()  //= lines
  let body = UILabel()  //= uncovered unmarked
  let footer = UILabel()  //= lines

  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    addSubview(title)
    addSubview(body)
    addSubview(footer)
    #if DEBUG
      title.isSkeletonable = true
    #elseif os(iOS)
      print("iOS")
    #else
      print("other")
    #endif
    #if false
      body.isSkeletonable = true
    #else
      footer.isSkeletonable = true
    #endif
    showSkeleton()
  }
}
