// swift-format-ignore-file
// X11. Properties that get a view in every way, and views that are made but never put anywhere.
import SkeletonView

final class CardView: UIView {  //= container
  let one = UILabel()  //= lines
  lazy var two = UILabel()  //= lines
  let three: UILabel = {  //= lines
    let label = UILabel()
    label.isSkeletonable = true
    return label
  }()
  private var four: UILabel!  //= lines
  let five: UILabel  //= lines
  let six = UILabel(frame: .zero), seven = UILabel()  //= lines
  let spare = UILabel()  //= absent
  var model = CardModel()  //= absent
  let eight: UIView = UIImageView()  //= block

  override init(frame: CGRect) {
    five = UILabel()
    super.init(frame: frame)
    isSkeletonable = true
    four = UILabel()
    [one, two, three, four, five, six, seven, eight].forEach { addSubview($0) }
    [one, two, four, five, six, seven, eight].forEach { $0.isSkeletonable = true }
    // In no property: it is there without an id.
    let line = UIView()  //= uncovered id=null
    addSubview(line)
    spare.isSkeletonable = true
    spare.showSkeleton()
    showSkeleton()
  }
}

struct CardModel {
  var title = UILabel.self
}
