// X11. What is taken out of a view in the function that puts it in, before anything is shown, is not there then.
import SkeletonView

final class TakenOut: UIViewController {
  let stack1 = UIStackView()  //= container
  let old1 = UILabel()  //= absent
  let new1 = UILabel()  //= lines
  let loose1 = UILabel()  //= unreached  //! non-arranged-subview
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack1)
    [stack1, old1, new1, loose1].forEach { $0.isSkeletonable = true }
    stack1.addArrangedSubview(old1)
    stack1.addArrangedSubview(new1)
    stack1.addArrangedSubview(loose1)
    old1.removeFromSuperview()
    stack1.removeArrangedSubview(loose1)
    stack1.showSkeleton()
  }
}

final class ClearedAndFilled: UIViewController {
  let stack2 = UIStackView()  //= container
  let old2 = UILabel()  //= absent
  let new2 = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack2)
    [stack2, old2, new2].forEach { $0.isSkeletonable = true }
    stack2.addArrangedSubview(old2)
    stack2.arrangedSubviews.forEach {
      stack2.removeArrangedSubview($0)
      $0.removeFromSuperview()
    }
    stack2.addArrangedSubview(new2)
    stack2.showSkeleton()
  }
}

// After show, in another function, in a branch and before they are put in again, they are there all the same.
final class TakenOutLater: UIViewController {
  var isPlain = false
  let stack3 = UIStackView()  //= container
  let shown3 = UILabel()  //= lines
  let closed3 = UILabel()  //= lines
  let plain3 = UILabel()  //= lines
  let again3 = UILabel()  //= lines
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack3)
    [stack3, shown3, closed3, plain3, again3].forEach { $0.isSkeletonable = true }
    [shown3, closed3, plain3].forEach { stack3.addArrangedSubview($0) }
    if isPlain { plain3.removeFromSuperview() }
    again3.removeFromSuperview()
    stack3.addArrangedSubview(again3)
    stack3.showSkeleton()
    shown3.removeFromSuperview()
  }
  func close() { closed3.removeFromSuperview() }
}
