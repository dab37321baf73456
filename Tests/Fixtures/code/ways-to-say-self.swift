// swift-format-ignore-file
// X6. The same view by many names.
import SkeletonView

final class CardView: UIView {  //= container
  let one = UILabel()  //= lines
  var two: UILabel! = UILabel()  //= lines
  var three: UILabel? = UILabel()  //= lines
  let four = UILabel()  //= lines
  let five = UILabel()  //= lines
  let six = UILabel()  //= lines

  func setUp() {
    self.isSkeletonable = true
    [one, two, three, four, five, six].compactMap { $0 }.forEach { self.addSubview($0) }
    self.one.isSkeletonable = true
    two!.isSkeletonable = true
    three?.isSkeletonable = true
    load { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.four.isSkeletonable = true
    }
    load { [weak self] in
      guard let self else { return }
      five.isSkeletonable = true
    }
    load { [weak self] in self?.six.isSkeletonable = true }
    showSkeleton()
  }

  func load(_ done: @escaping () -> Void) { done() }
}
