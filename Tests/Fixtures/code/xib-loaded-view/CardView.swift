// X10. A view that loads its own xib and adds the xib's top view.
import SkeletonView

final class CardView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private var title: UILabel! {
    didSet { title.isSkeletonable = true }
  }
  @IBOutlet private weak var note: UILabel!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Bundle.main.loadNibNamed("CardView", owner: self, options: nil)
    addSubview(contentView)
    contentView.frame = bounds
    isSkeletonable = true
    contentView.isSkeletonable = true
  }

  func load() { showSkeleton() }
}
