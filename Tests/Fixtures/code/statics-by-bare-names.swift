// In the initial value of a property a static member is known by its bare name; a property or variable of that name that is
// nearer is another one.
import SkeletonView

class CardView: UIView {
  static let lineCount = 2
  let title: UILabel = {  //= lines facts=[{"key":"numberOfLines","value":2}]
    let label = UILabel()
    label.numberOfLines = lineCount
    label.isSkeletonable = true
    return label
  }()
  let note: UILabel = {  //= lines facts=[{"key":"numberOfLines","value":3}]
    let lineCount = 3
    let label = UILabel()
    label.numberOfLines = lineCount
    label.isSkeletonable = true
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(note)
    isSkeletonable = true
    showSkeleton()
  }
  required init?(coder: NSCoder) { fatalError() }
}
