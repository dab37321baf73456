// X1. Code in comments and strings is none.
import SkeletonView

final class CardView: UIView {  //= container shown
  let title = UILabel()  //= lines
  let body = UILabel()  //= uncovered unmarked
  let footer = UILabel()  //= uncovered unmarked

  init() {
    super.init(frame: .zero)
    isSkeletonable = true
    addSubview(title)
    addSubview(body)
    addSubview(footer)
    title.isSkeletonable = true
    // body.isSkeletonable = true
    /* footer.isSkeletonable = true /* body.isSkeletonable = true */ footer.isSkeletonable = true */
    print("body.isSkeletonable = true", #"footer.isSkeletonable = true "# + "/*")
    let help = """
      body.isSkeletonable = true
      footer.showSkeleton()
      """
    let pattern = /body\.isSkeletonable = true/
    print(help, pattern)  // */ footer.isSkeletonable = true
    showSkeleton()
  }
}

/*
final class OldView: UIView {
  let title = UILabel()  //= absent
  func load() { addSubview(title); title.showSkeleton() }
}
*/
