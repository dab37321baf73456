// swift-format-ignore-file
// A controller that code makes by its class loads the file that it owns, which has its outline.
import UIKit
final class Panel: UIViewController {
    let name = UILabel() //= listed=1
    override func viewDidLoad() { super.viewDidLoad(); view.addSubview(name) }
}
final class Coordinator {
    func start() -> UIViewController { Panel() }
}
