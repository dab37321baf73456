// X6. Views that own functions and computed properties give back, and what subclasses make of them.
import SkeletonView

class BaseView: UIView {
  let title = UILabel()
  var mainLabel: UILabel { title }
  var views: [UIView] { [mainLabel] }
  func label(at index: Int) -> UILabel { title }
  func markMain() {
    isSkeletonable = true
    mainLabel.isSkeletonable = true
  }
}

final class CardView: BaseView {  //= container
  let body = UILabel()  //= lines
  let note = UILabel()  //= lines
  let other = UILabel()  //= uncovered unmarked
  let price = UILabel()  //= uncovered unmarked
  override var mainLabel: UILabel { body }
  override func label(at index: Int) -> UILabel { note }
  private var firstLabel: UILabel? { isHidden ? price : nil }

  func setUp() {
    addSubview(body)
    addSubview(note)
    addSubview(other)
    addSubview(price)
    markMain()
    label(at: 0).isSkeletonable = true
    // Of another object, whatever its name.
    model.mainLabel.isSkeletonable = true
    model.label(at: 0).isSkeletonable = true
    firstLabel?.text = "1"
    showSkeleton()
  }
}
