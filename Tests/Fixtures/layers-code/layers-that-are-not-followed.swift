// swift-format-ignore-file
// A gradient in another layer, one of a class of one's own, a shape's path: not known, and no "stays visible". A mask
// that moves paints nothing.
import UIKit

final class Nested: UIView {
    let box = UIView() //= unknown
    private let holder = CALayer()
    private let fill = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        fill.colors = [UIColor.gray.cgColor, UIColor.white.cgColor]
        holder.addSublayer(fill)
        box.layer.addSublayer(holder)
    }

    required init?(coder: NSCoder) { nil }
}

final class OwnGradient: CAGradientLayer {}

final class Own: UIView {
    let box = UIView() //= unknown
    let shape = UIView() //= unknown
    let masked = UIView() //= unknown
    let clear = UIView() //= uncovered
    private let gradient = OwnGradient()

    func setUp() {
        [box, shape, masked, clear].forEach { addSubview($0) }
        box.layer.addSublayer(gradient)
        let path = CAShapeLayer()
        path.fillColor = UIColor.gray.cgColor
        path.path = UIBezierPath(rect: shape.bounds).cgPath
        shape.layer.addSublayer(path)
        let glow = CAGradientLayer()
        glow.colors = [UIColor.gray.cgColor, UIColor.white.cgColor]
        glow.frame = masked.bounds
        glow.mask = CALayer()
        masked.layer.addSublayer(glow)
        let nothing = CAGradientLayer()
        nothing.colors = [UIColor.clear.cgColor, UIColor.clear.cgColor]
        nothing.frame = clear.bounds
        clear.layer.addSublayer(nothing)
    }
}

final class Shimmer: UIView {
    let bar = UIView() //= uncovered

    func start() {
        addSubview(bar)
        let band = CAGradientLayer()
        band.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        bar.layer.mask = band
        let slide = CABasicAnimation(keyPath: "locations")
        slide.repeatCount = .infinity
        band.add(slide, forKey: "slide")
    }
}
