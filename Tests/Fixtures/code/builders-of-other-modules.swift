// What a builder that was not read gives is what the property is declared to be.
import SkeletonView
import WidgetKitchen

final class ShiftView: UIView {  //= container
  lazy var time: UILabel = {  //= UILabel: lines
    LabelFactory(text: "loading")
      .alignment(.right)
      .build()
  }()
  let place: UILabel = LabelFactory(text: "").build()  //= UILabel: lines
  // It may be of any class.
  let badge: UIView = BadgeView().rounded()  //= BadgeView: marked

  func setUp() {
    isSkeletonable = true
    for view in [time, place, badge] {
      view.isSkeletonable = true
      addSubview(view)
    }
    showSkeleton()
  }
}
