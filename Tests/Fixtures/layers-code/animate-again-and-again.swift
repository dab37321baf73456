// swift-format-ignore-file
// UIView.animate that repeats; what happens once is a change of state, a spring cannot be told.
import UIKit

final class Breathing: UIView {
    let box = UIView() //= alpha=0.4 frames=1 duration=0.8 delay=0.1 repeats autoreverses curve=linear
    let single = UIView() //= transform=180 repeats curve=easeInOut
    let once = UIView() //= nothing
    let spring = UIView() //= nothing
    let unknown = UIView() //= nothing

    override func didMoveToWindow() {
        super.didMoveToWindow()
        [box, single, once, spring, unknown].forEach(addSubview)
        UIView.animate(withDuration: 0.8, delay: 0.1, options: [.repeat, .autoreverse, .curveLinear]) {
            self.box.alpha = 0.4
        }
        UIView.animate(
            withDuration: 1, delay: 0, options: UIView.AnimationOptions.repeat,
            animations: { [weak self] in self?.single.transform = .init(rotationAngle: .pi) }, completion: nil)
        UIView.animate(withDuration: 0.3) { self.once.alpha = 0 }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: .repeat,
            animations: { self.spring.alpha = 0 })
        UIView.animate(withDuration: CFTimeInterval(Int.random(in: 1...3)), delay: 0, options: .repeat) {
            self.unknown.alpha = 0
        }
    }
}
