// In the initial value of a property a static member is known by its bare name; a property or variable of that name that is
// nearer is another one.
import SkeletonView

class CardView: UIView {
  static let lineCount = 2
  let title: UILabel = {  //= lines lines=2
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    label.numberOfLines = lineCount
    label.isSkeletonable = true
    return label
  }()
  let note: UILabel = {  //= lines lines=3
    let lineCount = 3
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
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
