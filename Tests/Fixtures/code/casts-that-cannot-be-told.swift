// X4. What goes through a cast that cannot be decided is unknown: it counts as marked, and no rule speaks of it.
import SkeletonView
import Widgets

final class CardView: UIView {  //= container
  let widget = WidgetLabel()  //= unknown
  let protocolled = UILabel()  //= painted
  let one = UILabel()  //= painted
  let other = UISwitch()  //= painted
  let stack = UIStackView()  //= painted
  let swapped = UILabel()  //= painted
  let first = UISwitch()  //= painted
  var content = UIView()  //= uncovered unmarked
  let late = UILabel()  //= painted

  private var held = UIView()

  func setUp() {
    isSkeletonable = true
    [widget, protocolled, one, other, stack, swapped, first, content, late].forEach { addSubview($0) }
    if widget is UILabel { mark(widget) }
    [widget, other].forEach { ($0 as? UILabel)?.linesCornerRadius = 4 }
    for view in [protocolled] as [UIView] where view is WidgetStyled { view.isSkeletonable = true }
    // Which of them is meant.
    (Bool.random() ? one : other).isSkeletonable = true
    ([one, other].first as? UILabel)?.linesCornerRadius = 4
    // A property, whose class its value says.
    if content is UILabel { content.isSkeletonable = true }
    // What is assigned where a test holds.
    var target: UIView = stack
    if target is UIStackView { target = swapped }
    target.isSkeletonable = true
    // Another module's function may give any view.
    let found = first.nearestWidget() as? UILabel
    found?.isSkeletonable = true
    if held is UIView { held = late }
    held.isSkeletonable = true
    showSkeleton()
    [widget, protocolled, one, other, stack, swapped, first, late].forEach { $0.showSkeleton() }
  }

  private func mark(_ view: UIView) { view.isSkeletonable = true }
}
