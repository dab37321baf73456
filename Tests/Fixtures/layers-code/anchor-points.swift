// swift-format-ignore-file
// An anchor point with the position, and by itself.
import UIKit

final class Anchors: UIView {
    let helped = UIView() //= anchor=0.5,0 position=none
    let framed = UIView() //= anchor=0,0 position=none
    let alone = UIView() //= anchor=0.5,1 moves
    let placed = UIView() //= anchor=1,1 position=40,40
    let turned = UIView() //= turned=45 nothing

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [helped, framed, alone, placed, turned] { addSubview(view) }
        helped.pin(CGPoint(x: 0.5, y: 0))
        let before = framed.frame
        framed.layer.anchorPoint = .zero
        framed.frame = before
        alone.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        placed.layer.anchorPoint = CGPoint(x: 1, y: 1)
        placed.layer.position = CGPoint(x: 40, y: 40)
        turned.transform = CGAffineTransform(rotationAngle: 45 * .pi / 180)
        spin(helped)
    }

    required init?(coder: NSCoder) { nil }

    private func spin(_ view: UIView) {
        let animation = CABasicAnimation(keyPath: "transform.rotation")
        animation.toValue = Double.pi
        view.layer.add(animation, forKey: "spin")
    }
}

extension UIView {
    fileprivate func pin(_ point: CGPoint) {
        let old = frame.origin
        layer.anchorPoint = point
        center = CGPoint(x: old.x + bounds.width * point.x, y: old.y + bounds.height * point.y)
    }
}
