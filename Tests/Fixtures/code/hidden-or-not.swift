// What code hides here and brings back there is not said to stay visible: the only function that shows hides it first.
import SkeletonView

final class ListController: UIViewController {
  let box = UIView()  //= container
  let name = UILabel()  //= lines
  let empty = UILabel()  //= uncovered isHidden=true
  let hint = UILabel()  //= uncovered isHidden=true
  let title = UILabel()  //= uncovered isHidden=false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    [name, empty, hint, title].forEach(box.addSubview)
    box.isSkeletonable = true
    name.isSkeletonable = true
    empty.isHidden = true
    hint.isHidden = true
  }
  func begin() {
    empty.isHidden = true
    box.showSkeleton()
  }
  func end() {
    box.hideSkeleton()
    empty.isHidden = false
  }
}
