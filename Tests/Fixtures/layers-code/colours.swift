// swift-format-ignore-file
// Colours by their names, components and constants; those that nobody can tell.
import UIKit

extension UIColor {
    static let bone = UIColor(red: 233 / 255, green: 233.0 / 255.0, blue: 0.2 + 0.3 * 2, alpha: 1)
    convenience init(token: Int) { self.init(white: 0, alpha: 1) }
}

enum Palette {
    static var mist: UIColor { .systemGray5 }
}

final class Swatches: UIViewController {
    let named = UIView() //= background=#E9E9CC
    let system = UIView() //= background=#E5E5EA
    let faded = UIView() //= background=#0000004D
    let mapped = UIView() //= colors=#FF0000,#00FF00 CAGradientLayer
    let passed = UIView() //= background=#FF8000
    let either = UIView() //= unknown=backgroundColor block
    let token = UIView() //= unknown=backgroundColor block
    let assets = UIView() //= unknown=colors CAGradientLayer block
    let clear = UIView() //= background=#00000000 uncovered
    var isDark = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        [named, system, faded, mapped, passed, either, token, assets, clear].forEach { view.addSubview($0) }
        paint(named, .bone)
        paint(system, Palette.mist)
        paint(faded, UIColor.black.withAlphaComponent(0.3))
        paint(passed, .orange)
        paint(either, isDark ? .black : .white)
        paint(token, UIColor(token: 4))
        paint(clear, .clear)
        let gradient = CAGradientLayer()
        gradient.frame = mapped.bounds
        gradient.colors = [UIColor.red, .green].map { $0.cgColor }
        mapped.layer.addSublayer(gradient)
        let other = CAGradientLayer()
        other.frame = assets.bounds
        other.colors = [UIColor(named: "a")!.cgColor, UIColor(named: "b")!.cgColor]
        assets.layer.addSublayer(other)
    }

    private func paint(_ view: UIView, _ color: UIColor) {
        let layer = CALayer()
        layer.frame = view.bounds
        layer.backgroundColor = color.cgColor
        view.layer.addSublayer(layer)
    }
}
