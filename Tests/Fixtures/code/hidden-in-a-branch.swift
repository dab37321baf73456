// What is hidden in a branch may be seen.
import SkeletonView

final class LoopView: UIView {  //= container
  let create = UIButton()  //= block isHidden=null
  let join = UIButton()  //= block isHidden=true
  var isCaddy = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    [create, join].forEach { button in
      addSubview(button)
      button.isSkeletonable = true
    }
    if isCaddy { create.isHidden = true }
    join.isHidden = true
    showSkeleton()
  }
}
