// flag-instead-of-hide. The flag takes no layer away.
import SkeletonView

final class TileView: UIView {  //= container shown
  let title = UILabel()
  let photo = UIImageView()  //= block
  func setUp() {
    [self, title, photo].forEach { $0.isSkeletonable = true }
    addSubview(title)
    addSubview(photo)
  }
  func load() { showAnimatedSkeleton() }
  func didLoad() {
    title.isSkeletonable = false  //! flag-instead-of-hide
    title.text = "x"
  }
}

// A parent hides it in a way that nobody sees here.
final class HiddenTile: UIView {
  let title = UILabel()
  func setUp() {
    [self, title].forEach { $0.isSkeletonable = true }
    addSubview(title)
  }
  func load() { showSkeleton() }
  func didLoad() { title.isSkeletonable = false }
  func done() { superview?.hideSkeleton() }
}

// Set up for an account without a photo: it is never covered.
final class SmallTile: UIView {
  let title = UILabel()  //= lines
  let photo = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    [self, title, photo].forEach { $0.isSkeletonable = true }
    addSubview(title)
    addSubview(photo)
    photo.isSkeletonable = false
  }
  func load() { showSkeleton() }
}

// One that switches by a value.
final class SwitchedTile: UIView {
  let title = UILabel()
  func setUp() {
    isSkeletonable = true
    addSubview(title)
  }
  func load() { mark(true); showSkeleton() }
  func didLoad() { mark(false) }
  private func mark(_ isOn: Bool) { title.isSkeletonable = isOn }
}
