// X2. A view of a file is what its class in code makes it, where the file says less: its kids are those of that.
import SkeletonView

final class WeekHeader: UITableViewHeaderFooterView {
  func begin() { showSkeleton() }
}

final class Pile: UIStackView {
  func begin() { showSkeleton() }
}

// A view, and no more.
final class Plate: UIView {
  func begin() { showSkeleton() }
}
