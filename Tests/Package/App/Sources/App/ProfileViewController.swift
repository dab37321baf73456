import SkelinspectCapture

#if canImport(UIKit)
  import UIKit

  final class ProfileViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      SkeletonCapture.writeIfRequested(from: self)
    }
  }
#endif
