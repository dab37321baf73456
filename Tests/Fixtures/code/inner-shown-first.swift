// show-refused. One covered view in it makes a view refuse show.
import SkeletonView

final class InnerFirstView: UIView {  //= unreached because=alreadyActive
  let box = UIView()  //= container shown
  let title = UILabel()  //= lines
  let photo = UIImageView()
  func setUp() {
    [self, box, title, photo].forEach { $0.isSkeletonable = true }
    addSubview(box)
    addSubview(photo)
    box.addSubview(title)
  }
  func load() {
    box.showSkeleton()  //! show-refused
    showSkeleton()
  }
}

final class BelowAGapView: UIView {  //= container shown
  let box = UIView()  //= unmarked
  let title = UILabel()  //= lines shown
  let photo = UIImageView()  //= block
  func setUp() {
    [self, title, photo].forEach { $0.isSkeletonable = true }
    addSubview(box)
    addSubview(photo)
    box.addSubview(title)
  }
  func load() {
    title.showSkeleton()
    showSkeleton()
  }
}

final class OneOfTwoView: UIView {
  let title = UILabel()
  var isShort = false
  func setUp() {
    [self, title].forEach { $0.isSkeletonable = true }
    addSubview(title)
  }
  func load() {
    if isShort { title.showSkeleton() } else { showSkeleton() }
  }
  func loadShort() {
    guard !isShort else { return title.showSkeleton() }
    showSkeleton()
  }
  func loadAgain() {
    title.showSkeleton()
    title.hideSkeleton()
    showSkeleton()
  }
  func loadLater() {
    title.showSkeleton(delay: 1)
    showSkeleton()
  }
}
