// X11. Views that functions make, own, static, and of another class.
import SkeletonView

enum Factory {
  static func label() -> UILabel {
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }
}

final class Builder {
  func image() -> UIImageView {
    let view = UIImageView()
    view.isSkeletonable = true
    return view
  }
}

final class CardView: UIView {  //= container
  let one = Factory.label()  //= lines
  lazy var two = makeLabel()  //= lines
  let three = Builder().image()  //= block
  let four: UILabel  //= lines
  var five: UIView?  //= block

  init() {
    four = Factory.label()
    super.init(frame: .zero)
    isSkeletonable = true
    let box = UIView()
    box.isSkeletonable = true
    five = box
    for view in [one, two, three, four] { addSubview(view) }
    addSubview(box)
    showSkeleton()
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }
}
