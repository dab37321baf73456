// swift-format-ignore-file
// A gradient that is the mask of a view paints nothing: it lets through what the view shows anyway, and a grey view with
// nothing in it shimmers so. What a gradient with a mask of its own leaves of itself is not known.
import UIKit

extension UIView {
    func startShimmering() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.black.cgColor, UIColor(white: 0, alpha: 0.1).cgColor, UIColor.black.cgColor]
        gradient.frame = CGRect(x: -bounds.size.width, y: 0, width: 3 * bounds.size.width, height: bounds.size.height)
        layer.mask = gradient
        let slide = CABasicAnimation(keyPath: "locations")
        slide.fromValue = [0.0, 0.1, 0.2]
        slide.toValue = [0.8, 0.9, 1.0]
        slide.duration = 1.5
        slide.repeatCount = .greatestFiniteMagnitude
        gradient.add(slide, forKey: "shimmer")
    }
}

final class Card: UIView {
    let title = UILabel() //= uncovered
    let other = UILabel() //= uncovered
    let still = UILabel() //= uncovered
    let bar = UIView() //= block
    let masked = UIView() //= unknown

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Hello"
        [title, other, still, bar, masked].forEach { addSubview($0) }
        bar.backgroundColor = UIColor(white: 0.9, alpha: 1)
        let mask = CAGradientLayer()
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        still.layer.mask = mask
        let shine = CAGradientLayer()
        shine.colors = [UIColor.gray.cgColor, UIColor.white.cgColor]
        shine.mask = CAShapeLayer()
        masked.layer.addSublayer(shine)
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        title.startShimmering()
        bar.startShimmering()
    }
}
