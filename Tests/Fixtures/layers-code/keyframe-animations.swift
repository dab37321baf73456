// swift-format-ignore-file
// CAKeyframeAnimation; a spring's values cannot be told, nor those along a path.
import UIKit

final class Steps: UIView {
    let steps = UIView() //= opacity:keyframe values=0,1,0 times=0,0.5,1 curves=easeIn,easeOut repeat=inf duration=2
    let jumps = UIView() //= backgroundColor:keyframe values=#FF0000,#0000FF discrete
    let paced = UIView() //= opacity:keyframe open=calculationMode
    let spring = UIView() //= transform.scale:basic open=damping
    let path = UIView() //= nothing

    func start() {
        for view in [steps, jumps, paced, spring, path] { addSubview(view) }
        let first = CAKeyframeAnimation(keyPath: "opacity")
        first.values = [0, 1, 0]
        first.keyTimes = [0, 0.5, 1]
        first.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
        first.repeatCount = .infinity
        first.duration = 2
        first.repeatDuration = 0
        steps.layer.add(first, forKey: "steps")

        let second = CAKeyframeAnimation(keyPath: "backgroundColor")
        second.values = [UIColor.red.cgColor, UIColor.blue.cgColor]
        second.calculationMode = .discrete
        jumps.layer.add(second, forKey: "jumps")

        let third = CAKeyframeAnimation(keyPath: "opacity")
        third.values = [0, 1]
        third.calculationMode = .paced
        paced.layer.add(third, forKey: "paced")

        let fourth = CASpringAnimation(keyPath: "transform.scale")
        fourth.damping = 4
        fourth.toValue = 1.1
        spring.layer.add(fourth, forKey: "spring")

        let fifth = CABasicAnimation(keyPath: "path")
        fifth.toValue = UIBezierPath(rect: bounds).cgPath
        path.layer.add(fifth, forKey: "path")
    }
}
