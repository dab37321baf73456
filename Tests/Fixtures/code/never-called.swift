// What only its file can call, and the file names nowhere, is never run.
import SkeletonView

final class ShopView: UIView {  //= unreached because=notShown
  let picture = UIImageView()  //= unreached because=notShown
  let badge = UILabel()  //= absent
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    picture.isSkeletonable = true
    addSubview(picture)
  }
  private func addBadge() {
    badge.isSkeletonable = true
    addSubview(badge)
    showSkeleton()
  }
}

// A button calls one, and a selector names the other.
final class CartView: UIView {  //= container
  let total = UILabel()  //= lines
  let button = UIButton()  //= uncovered
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(total)
    addSubview(button)
    isSkeletonable = true
    button.addTarget(self, action: #selector(mark), for: .touchUpInside)
  }
  @objc private func mark() { total.isSkeletonable = true }
  @IBAction private func reload() { showSkeleton() }
}
