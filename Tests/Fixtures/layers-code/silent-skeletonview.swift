// swift-format-ignore-file
// A hierarchy with SkeletonView's marks is SkeletonView's, whatever layers it has besides.
import SkeletonView

final class Profile: UIViewController {
    let name = UILabel() //= silent

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(name)
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        view.isSkeletonable = true
        name.isSkeletonable = true
        view.showSkeleton()
    }
}
