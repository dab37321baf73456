import SkeletonView

final class ProfileView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    isSkeletonable = true
  }
  func load() { showSkeleton() }
}
