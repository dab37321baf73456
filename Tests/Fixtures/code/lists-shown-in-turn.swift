// A loop over a list shows one view after the other: a view refuses where one in it comes before.
import SkeletonView

final class InnerFirstView: UIView {
  let box = UIView()  //= unreached because=alreadyActive
  let title = UILabel()  //= lines shown
  let price = UILabel()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(title)
    box.addSubview(price)
    box.isSkeletonable = true
    title.isSkeletonable = true
    price.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func load() {
    [title, box].forEach { $0.showSkeleton() }  //! show-refused
  }
}

final class LoopView: UIView {
  let box = UIView()  //= unreached because=alreadyActive
  let title = UILabel()  //= lines shown
  let price = UILabel()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(title)
    box.addSubview(price)
    box.isSkeletonable = true
    title.isSkeletonable = true
    price.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func load() {
    for view in [title, box] { view.showSkeleton() }  //! show-refused
  }
}

final class ListView: UIView {
  let box = UIView()  //= unreached because=alreadyActive
  let title = UILabel()  //= lines shown
  let price = UILabel()  //= unreached
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(title)
    box.addSubview(price)
    box.isSkeletonable = true
    title.isSkeletonable = true
    price.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  private lazy var views = [title, box]
  func load() {
    views.forEach { $0.showSkeleton() }  //! show-refused
  }
}

final class OuterFirstView: UIView {
  let box = UIView()  //= container shown
  let title = UILabel()  //= lines
  let price = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(title)
    box.addSubview(price)
    box.isSkeletonable = true
    title.isSkeletonable = true
    price.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func load() {
    [box, title].forEach { $0.showSkeleton() }
  }
}

// Hidden in between, with what is in it.
final class HidingView: UIView {
  let box = UIView()  //= container shown
  let title = UILabel()  //= lines
  let price = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(title)
    box.addSubview(price)
    box.isSkeletonable = true
    title.isSkeletonable = true
    price.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func load() {
    [title, box].forEach {
      $0.hideSkeleton()
      $0.showSkeleton()
    }
  }
}

// One of them is passed over.
final class PassingView: UIView {
  let box = UIView()  //= container shown
  let title = UILabel()  //= lines
  let price = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(title)
    box.addSubview(price)
    box.isSkeletonable = true
    title.isSkeletonable = true
    price.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  var isShort = false
  func load() {
    for view in [title, box] {
      if isShort && view == title { continue }
      view.showSkeleton()
    }
  }
}

// In another order.
final class ReversedView: UIView {
  let box = UIView()  //= container shown
  let title = UILabel()  //= lines
  let price = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(title)
    box.addSubview(price)
    box.isSkeletonable = true
    title.isSkeletonable = true
    price.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func load() {
    [title, box].reversed().forEach { $0.showSkeleton() }
  }
}

// In two functions, through one.
final class HelperView: UIView {
  let box = UIView()  //= container shown
  let title = UILabel()  //= lines
  let price = UILabel()  //= lines
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(title)
    box.addSubview(price)
    box.isSkeletonable = true
    title.isSkeletonable = true
    price.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
  func load() { show(title) }
  func loadAll() { show(box) }
  private func show(_ views: UIView...) { views.forEach { $0.showSkeleton() } }
}
