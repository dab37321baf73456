// What is hidden or brought back in no function that sets it up, may be so only after the skeleton.
import SkeletonView

final class LakeController: UIViewController {
  let waiting = UIView()  //= block isHidden=null
  let answer = UIView()  //= block isHidden=null
  let box = UIView()  //= block isHidden=true
  let helped = UIView()  //= block isHidden=true
  let made: UIView = {  //= block isHidden=true
    let view = UIView()
    view.isHidden = true
    return view
  }()
  var open = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    [waiting, answer, box, helped, made].forEach {
      view.addSubview($0)
      $0.isSkeletonable = true
      $0.showSkeleton()
    }
    box.isHidden = true
    helpers()
    load { self.answer.isHidden = true }
  }

  private func helpers() { helped.isHidden = true }

  func load(_ done: @escaping () -> Void) { DispatchQueue.main.async(execute: done) }

  func answered() {
    open -= 1
    if open == 0 { waiting.isHidden = true }
  }
}
