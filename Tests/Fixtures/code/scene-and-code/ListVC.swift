// What the class says alone is not all: its outlets lead to views of a file.
import UIKit
import SkeletonView
class ListVC: UIViewController {
    @IBOutlet weak var title2: UILabel!
    let button = UIButton()  //= uncovered
    override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        view.addSubview(button)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.showSkeleton()
    }
}
