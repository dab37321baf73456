import UIKit

final class ShopController: UIViewController {
  let title2 = UILabel()  //= unmarked notshown
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title2)
    prepare(title2)
    title2.begin()
  }
}
