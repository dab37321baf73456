// X10, show-refused. Two calls in one function have an order; in two functions nobody knows it.
import SkeletonView

final class OrderedView: UIView {  //= container shown
  let box = UIView()  //= container shown
  let title = UILabel()  //= lines
  func setUp() {
    [self, box, title].forEach { $0.isSkeletonable = true }
    addSubview(box)
    box.addSubview(title)
  }
  func load() {
    showSkeleton()
    box.showSkeleton()  //! show-refused
  }
}

final class ApartView: UIView {  //= container shown
  let box = UIView()  //= container shown
  let title = UILabel()  //= lines
  func setUp() {
    [self, box, title].forEach { $0.isSkeletonable = true }
    addSubview(box)
    box.addSubview(title)
  }
  func load() { showSkeleton() }
  func loadMore() { box.showSkeleton() }
}
