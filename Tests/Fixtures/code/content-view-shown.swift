// X6. A content view is a root as any plain view.
import SkeletonView

final class PersonCell: UICollectionViewCell {
  let name = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(name)
    contentView.isSkeletonable = true
    name.isSkeletonable = true
    contentView.showAnimatedSkeleton()
  }
  func done() { contentView.hideSkeleton() }
}
