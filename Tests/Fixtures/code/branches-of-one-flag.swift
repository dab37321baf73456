// A parameter is the same in all of a run: what the other branch of it sets is not there when show comes.
import SkeletonView

final class DetailController: UIViewController {
  let name = UILabel()  //= lines facts=[{"key":"isSkeletonable","value":true},{"key":"numberOfLines","value":2},{"key":"numberOfLines","value":2}]
  let price = UILabel()  //= lines facts=[{"key":"isSkeletonable","value":true},{"key":"numberOfLines","value":3},{"key":"numberOfLines","value":3}]
  let city = UILabel()  //= facts=[{"key":"isSkeletonable","value":true},{"key":"numberOfLines","value":null},{"key":"numberOfLines","value":null}]
  let note = UILabel()  //= facts=[{"key":"isSkeletonable","value":true},{"key":"numberOfLines","value":null},{"key":"numberOfLines","value":null}]
  private var isLoaded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [name, price, city, note] {
      label.isSkeletonable = true
      view.addSubview(label)
    }
  }
  func load() {
    toggle(visible: false)
    fetch { self.toggle(visible: true) }
  }
  private func toggle(visible: Bool) {
    if !visible {
      name.numberOfLines = 2
    } else {
      name.numberOfLines = 0
    }
    if !visible {
      name.showSkeleton()
    } else {
      name.hideSkeleton()
    }
  }
  func set(_ isLoading: Bool) {
    if isLoading { price.numberOfLines = 3 }
    isLoading ? price.showSkeleton() : price.hideSkeleton()
    if !isLoading { price.numberOfLines = 0 }
  }
  // Two parameters, of which either may be true.
  func start(_ isLong: Bool, _ isLoading: Bool) {
    if isLong { city.numberOfLines = 2 } else { city.numberOfLines = 0 }
    if isLoading { city.showSkeleton() } else { city.hideSkeleton() }
  }
  // A property may change in between.
  func update() {
    if isLoaded { note.numberOfLines = 2 } else { note.numberOfLines = 0 }
    isLoaded.toggle()
    if isLoaded { note.showSkeleton() } else { note.hideSkeleton() }
  }
}
