// X12. What is declared stands where its own name is, not where an attribute before it is.
import SkeletonView

@MainActor
@objc(CardView)
final class CardView: UIView {  //= container
  @UsesAutoLayout
  private var title = UILabel()  //= lines
  @objc
  dynamic
    lazy var note: UILabel = UILabel()  //= uncovered unmarked

  func setUp() {
    isSkeletonable = true
    addSubview(title)
    addSubview(note)
    title.isSkeletonable = true
    showSkeleton()
  }
}

@available(iOS 15, *)
public
  final class PersonCell: UITableViewCell
{
  let name = UILabel()
}
