// swift-format-ignore-file
// A class of one view that covers itself; without views in it, it is a hierarchy all the same.
import UIKit

final class GlowView: UIView { //= CAGradientLayer frame=bounds block
    private let glow = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        glow.colors = [UIColor.gray.cgColor, UIColor.white.cgColor]
        layer.insertSublayer(glow, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        glow.frame = bounds
    }
}

final class Screen: UIViewController {
    let glow = GlowView() //= CAGradientLayer frame=bounds block

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(glow)
    }
}
