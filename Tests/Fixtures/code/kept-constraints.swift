// A constraint that a variable keeps counts where the same function activates it, and nothing changes it.
import SkeletonView

final class BannerView: UIView {  //= container
  let banner = UIView()  //= block
  let badge = UIView()  //= block
  var collapsed: NSLayoutConstraint!
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    [banner, badge].forEach { addSubview($0) }
    [banner, badge].forEach { $0.isSkeletonable = true }
    banner.widthAnchor.constraint(equalToConstant: 200).isActive = true
    collapsed = banner.heightAnchor.constraint(equalToConstant: 0)
    let height = badge.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    height.constant = 20
  }
  func load() { showSkeleton() }
  func close() {
    hideSkeleton()
    collapsed.isActive = true
  }
}

final class LineView: UIView {  //= container
  let line = UIView()  //! zero-size-leaf
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    addSubview(line)
    line.isSkeletonable = true
    let constraints = [
      line.heightAnchor.constraint(equalToConstant: 0), line.widthAnchor.constraint(equalToConstant: 9),
    ]
    NSLayoutConstraint.activate(constraints)
  }
  func load() { showSkeleton() }
}

// What somebody sets later is no size, and no more is what a constraint begins with that is changed before show.
final class GrowingView: UIView {  //= container
  let amount = UILabel()  //= lines size=[]
  let photo = UIImageView()  //= block size=[]
  var amountWidth: CGFloat = 0 {
    didSet { amount.widthAnchor.constraint(equalToConstant: amountWidth).isActive = true }
  }
  private lazy var photoHeight = photo.heightAnchor.constraint(equalToConstant: 0)
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    [amount, photo].forEach { addSubview($0) }
    [amount, photo].forEach { $0.isSkeletonable = true }
    photoHeight.isActive = true
  }
  func load() {
    photoHeight.constant = 120
    showSkeleton()
  }
}
