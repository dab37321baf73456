// A function that a protocol's extension has by the same name is another one: only those that adopt it have that.
import SkeletonView
import UIKit

protocol LoadingCell: UICollectionViewCell {}
extension LoadingCell {
  func startLoading() {
    isSkeletonable = true
    showAnimatedSkeleton()
  }
  func stopLoading() { hideSkeleton() }
}

final class PlaceCell: UICollectionViewCell, LoadingCell {
  func fill() { startLoading() }
  func filled() { stopLoading() }
}

final class HomeView: UIView {
  let title = UILabel()  //= unreached because=notShown
  override init(frame: CGRect) {
    super.init(frame: frame)
    title.isSkeletonable = true
    addSubview(title)
  }
  required init?(coder: NSCoder) { nil }
  func startLoading() { print("nothing of SkeletonView") }
}

/// It names what it does not have itself.
final class OtherView: UIView {
  let other = UILabel()  //= unreached because=unknownShow
  override init(frame: CGRect) {
    super.init(frame: frame)
    other.isSkeletonable = true
    addSubview(other)
  }
  required init?(coder: NSCoder) { nil }
  func begin(_ cells: CellSource) { cells.any.startLoading() }
}
