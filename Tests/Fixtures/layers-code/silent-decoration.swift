// swift-format-ignore-file
// Masks, rings, shadows, layers that are never added, and changes that happen once are no skeletons.
import UIKit

final class Decorated: UIView {
    let masked = UIView() //= silent
    let ring = UIView() //= silent
    let shadow = UIView() //= silent
    let faded = UIView() //= silent
    private let unused = CAGradientLayer()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    func setUp() {
        [masked, ring, shadow, faded].forEach(addSubview)
        unused.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let mask = CAShapeLayer()
        mask.frame = masked.bounds
        mask.backgroundColor = UIColor.black.cgColor
        masked.layer.mask = mask
        let circle = CAShapeLayer()
        circle.strokeColor = UIColor.red.cgColor
        circle.lineWidth = 2
        ring.layer.addSublayer(circle)
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.cornerRadius = 8
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn]) { self.faded.alpha = 1 }
    }
}
