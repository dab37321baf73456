// A class whose initialiser for nibs traps never awakes from one.
import SkeletonView

final class GainCell: UICollectionViewCell {  //= unmarked
  let title = UILabel()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func awakeFromNib() {
    super.awakeFromNib()
    isSkeletonable = true
  }
  func load() { showSkeleton() }
}

final class NibCell: UICollectionViewCell {  //= container
  let title = UILabel()  //= lines
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    title.isSkeletonable = true
    contentView.addSubview(title)
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    isSkeletonable = true
  }
  func load() { showSkeleton() }
}
