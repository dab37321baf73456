// swift-format-ignore-file
// Helpers: an extension of UIView, another class, a static function, a closure.
import UIKit

extension UIView {
    func startGlow(_ color: UIColor = .lightGray) {
        let glow = CAGradientLayer()
        glow.frame = bounds
        glow.colors = [color.cgColor, UIColor.white.cgColor]
        layer.addSublayer(glow)
        glow.add(Glow.animation(duration: 2), forKey: "glow")
    }
}

enum Glow {
    static func animation(duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "locations")
        animation.duration = duration
        animation.repeatCount = .infinity
        return animation
    }
}

final class Painter {
    func paint(_ view: UIView) {
        let layer = CALayer()
        layer.backgroundColor = UIColor.gray.cgColor
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
    }
}

final class Helped: UIViewController {
    let first = UIView() //= CAGradientLayer frame=bounds colors=#AAAAAA,#FFFFFF locations:basic duration=2 repeat=inf block
    let second = UIView() //= CAGradientLayer frame=bounds colors=#FF0000,#FFFFFF block
    let third = UIView() //= CALayer frame=bounds background=#808080 block
    let fourth = UIView() //= CALayer frame=bounds background=#0000FF block
    let fifth = UIView() //= nothing
    private let painter = Painter()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        [first, second, third, fourth, fifth].forEach { view.addSubview($0) }
        first.startGlow()
        second.startGlow(.red)
        painter.paint(third)
        [fourth].forEach { target in
            let layer = CALayer()
            layer.backgroundColor = UIColor.blue.cgColor
            layer.frame = target.bounds
            target.layer.addSublayer(layer)
        }
    }
}
