import SkeletonView

func prepare(_ view: UIView) { view.isSkeletonable = true }
extension UIView {
  func begin() { showSkeleton() }
}
