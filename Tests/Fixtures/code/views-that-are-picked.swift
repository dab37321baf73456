// What a condition picks out of the views that a walk comes to cannot be told, nor what only the marked ones are given.
import SkeletonView

final class PickingController: UIViewController {
  let title1 = UILabel()  //= lines
  let photo1 = UIImageView()  //= block|uncovered
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    view.addSubview(photo1)
    for view in view.subviews {
      guard view != photo1 else { continue }
      view.isSkeletonable = true
    }
    view.isSkeletonable = true
    view.showSkeleton()
  }
}

final class ShowingThoseThatAreMarked: UIViewController {
  let title2 = UILabel()  //= because=unknownShow
  let photo2 = UIImageView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title2)
    view.addSubview(photo2)
    title2.isSkeletonable = true
    for view in view.subviews {
      guard view.isSkeletonable else { continue }
      view.showSkeleton()
    }
    view.subviews.forEach { if $0.isSkeletonable { $0.showSkeleton() } }
    view.subviews.forEach { other in
      if other === photo2 { return }
      other.showSkeleton()
    }
    if photo2.isSkeletonable { photo2.showSkeleton() }
  }
}
