// Lists that begin empty, whatever they are written like, are no views.
import SkeletonView

final class ResultCell: UICollectionViewCell {
  private var waiting = [UIView]()
  let cover = UIImageView()  //= block marked
  let headline = UILabel()  //= lines marked

  override init(frame: CGRect) {
    super.init(frame: frame)
    waiting.append(cover)
    waiting.append(headline)
    waiting.forEach { $0.isSkeletonable = true }
    contentView.addSubview(cover)
    contentView.addSubview(headline)
  }

  func start() { waiting.forEach { $0.showSkeleton() } }
}
