// swift-format-ignore-file
// UIView.animateKeyframes for several views, in loops, with its options.
import UIKit

final class Frames: UIView {
    let box = UIView() //= frames=2 starts=0,0.5 alpha=0.4,1 duration=1.5 repeats
    let dot = UIView() //= frames=1 starts=0.5 alpha=0
    let looped = UIView() //= frames=4 starts=0,0.25,0.5,0.75 alpha=0.5,0.5,0.5,0.5
    let scaled = UIView() //= scale=1.2,1.2 frames=1 duration=2
    let paced = UIView() //= nothing
    let computed = UIView() //= nothing

    func start(_ times: [Double]) {
        [box, dot, looped, scaled, paced, computed].forEach { addSubview($0) }
        UIView.animateKeyframes(withDuration: 1.5, delay: 0, options: [.repeat], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.alpha = 0.4 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                self.box.alpha = 1
                self.dot.alpha = 0
            }
        })
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            for index in 0..<4 {
                UIView.addKeyframe(withRelativeStartTime: Double(index) * 0.25, relativeDuration: 0.25) {
                    self.looped.alpha = 0.5
                }
            }
        }
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                self.scaled.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
            }
        }
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModePaced) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.paced.alpha = 0 }
        }
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: []) {
            for time in times {
                UIView.addKeyframe(withRelativeStartTime: time, relativeDuration: 1) { self.computed.alpha = 0 }
            }
        }
    }
}
