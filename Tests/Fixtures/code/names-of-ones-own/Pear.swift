import SkeletonView

private enum Names { static let row = "PearRow" }
private let header = "PearHeader"

private extension UIView {
  func begin() { alpha = 0 }
}

final class PearController: UIViewController {
  enum Inner { static let row = "InnerPearRow" }

  private let head = Head()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(head)
    head.begin()
  }
}

private class Head: UIView {  //= unreached because=notShown
  let stalk = UILabel()  //= unreached because=notShown

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    stalk.isSkeletonable = true
    addSubview(stalk)
  }
}
