// swift-format-ignore-file
// CACurrentMediaTime() + x begins x after the animation is added; a bare number is media time.
import UIKit

final class Clock: UIView {
    let now = UIView() //= clock=0 opacity:basic
    let later = UIView() //= clock=0.5 opacity:basic
    let converted = UIView() //= clock=1.5 opacity:basic
    let absolute = UIView() //= begin=0.33 opacity:basic

    func start() {
        for view in [now, later, converted, absolute] { addSubview(view) }
        pulse(now, at: CACurrentMediaTime())
        pulse(later, at: CACurrentMediaTime() + 0.5)
        pulse(converted, at: layer.convertTime(CACurrentMediaTime(), from: nil) + 3 * 0.5)
        pulse(absolute, at: 0.33)
    }

    private func pulse(_ view: UIView, at time: CFTimeInterval) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.beginTime = time
        view.layer.add(animation, forKey: "pulse")
    }
}
