// X4, X11. A view from a function that nobody reads may be marked there; one that UIKit makes is not.
import DesignSystem
import SkeletonView

final class CardView: UIView {  //= container
  private let one: UILabel = DesignSystem.makeLabel()
  private let two: UILabel = Container.shared.resolve(named: "title")
  private let three: UILabel = UILabel(frame: .zero)  //= uncovered unmarked
  private let four: UILabel = .init()  //= lines
  private let five = DesignTitle(size: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    [one, two, three, four, five].forEach { addSubview($0) }
    four.isSkeletonable = true
    five.isSkeletonable = true
    // It compiles only for a label or a text view.
    five.skeletonTextNumberOfLines = 2
    five.linesCornerRadius = 5
    showSkeleton()
    one.showSkeleton()
    two.showSkeleton()
  }
}
