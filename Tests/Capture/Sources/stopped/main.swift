// An app that LLDB stops in `pause`.
import SkelinspectCapture
import UIKit

final class ProfileController: UIViewController {
  let avatar = UIImageView()
}

@MainActor
func makeController() -> ProfileController {
  let controller = ProfileController()
  let root = UIView()
  controller.load(root)
  root.addSubview(controller.avatar)
  for number in 0..<2_000 {
    let label = UILabel()
    label.accessibilityIdentifier = "label \(number)"
    root.addSubview(label)
  }
  return controller
}

@MainActor
@inline(never)
func pause(_ controller: ProfileController, _ nothing: UIView?) {
  let view = controller.viewIfLoaded
  let word = "word"
  print(view == nil, nothing == nil, word)  // The breakpoint.
}

StandIn.runtimeNames = ["isSkeletonable"]
pause(makeController(), nil)
