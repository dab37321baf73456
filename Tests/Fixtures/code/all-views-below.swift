// X8. Ways to go down all views without recursion, and UIKit's own call for each view that is added.
import SkeletonView

final class DeepView: UIView {  //= painted
  let box = UIView()  //= painted
  let title = UILabel()  //= painted

  func setUp() {
    addSubview(box)
    box.addSubview(title)
    var queue: [UIView] = [self]
    while !queue.isEmpty {
      let view = queue.removeFirst()
      view.isSkeletonable = true
      queue.append(contentsOf: view.subviews)
    }
    showSkeleton()
    title.showSkeleton()
  }
}

final class AddingView: UIView {  //= container
  let box = UIView()  //= block
  let inner = UILabel()  //= unmarked

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    subview.isSkeletonable = true
  }

  func setUp() {
    isSkeletonable = true
    addSubview(box)
    box.addSubview(inner)
    showSkeleton()
  }
}

final class CountingView: UIView {  //= container
  let box = UIView()  //= uncovered unmarked
  let title = UILabel()  //= lines

  func setUp() {
    isSkeletonable = true
    addSubview(box)
    addSubview(title)
    title.isSkeletonable = true
    var queue: [UIView] = [self]
    while let view = queue.popLast() {
      print(view.isSkeletonable)
      queue += view.subviews
    }
    showSkeleton()
  }
}
