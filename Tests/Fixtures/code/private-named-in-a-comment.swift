// A comment calls no function: what only comments name never runs. What stands in a text may be called.
import SkeletonView

final class CoverCell: UICollectionViewCell {
  private let cover = UIImageView()  //= unreached because=notShown
  private let shadow = UIImageView()  //= unreached because=notShown
  private let ribbon = UIImageView()  //= block
  private let price = UILabel()  //= lines

  override init(frame: CGRect) {
    super.init(frame: frame)
    [cover, shadow, ribbon, price].forEach {
      $0.isSkeletonable = true
      contentView.addSubview($0)
    }
    // startCover()
    /* startShadow()
       startShadow() */
    let page = "https://example.com/\(frame.width)"; startPrice(page)
    perform(Selector("startRibbon"))
  }
  required init?(coder: NSCoder) { fatalError() }

  private func startCover() { cover.showSkeleton() }
  private func startShadow() { shadow.showSkeleton() }
  private func startPrice(_ page: String) { price.showSkeleton() }
  private func startRibbon() { ribbon.showSkeleton() }
  func fill() { [cover, shadow, ribbon, price].forEach { $0.hideSkeleton() } }
}
