// X3. An override without super ends what it overrides; a function of a sibling never counts.
import SkeletonView

class BaseView: UIView {
  let title = UILabel()  //= lines
  let badge = UILabel()  //= lines

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(badge)
    title.isSkeletonable = true
  }

  func style() { badge.isSkeletonable = true }
  func load() { showSkeleton() }
}

final class PlainView: BaseView {  //= container
  let note = UILabel()  //= uncovered unmarked
  override func setUp() {
    super.setUp()
    addSubview(note)
  }
  override func style() {}
}

final class LoudView: BaseView {  //= container
  let note = UILabel()  //= lines
  override func setUp() {
    super.setUp()
    addSubview(note)
    note.isSkeletonable = true
  }
}
