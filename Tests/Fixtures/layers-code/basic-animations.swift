// swift-format-ignore-file
// CABasicAnimation with its timing: literals, constants, sums and products of them.
import UIKit

private let beat: CFTimeInterval = 0.8

enum Timing {
    static let step = 0.25
    static let pause: Double = step * 2
}

final class Pulses: UIView {
    let opacity = UIView() //= opacity:basic 1>0.4 duration=0.8 autoreverses repeat=inf curve=easeInOut fill=both kept
    let sums = UIView() //= opacity:basic duration=1.3 begin=0.5 offset=0.25 speed=2 repeat=3
    let curve = UIView() //= position.x:basic curve=0.1,0.7,0.3,0.9 repeat=inf 0>40
    let gradient = UIView() //= locations:basic colors:basic #FF0000,#0000FF>#0000FF,#FF0000
    let turns = UIView() //= transform.rotation.z:basic 0>360 transform:basic
    let open = UIView() //= opacity:basic open=from,duration
    let oldNames = UIView() //= opacity:basic fill=forwards kept curve=easeIn
    var interval: Double = .random(in: 0...1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [opacity, sums, curve, gradient, turns, open, oldNames] { addSubview(view) }
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.fromValue = 1
        pulse.toValue = 0.4
        pulse.duration = beat
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        pulse.fillMode = .both
        pulse.isRemovedOnCompletion = false
        opacity.layer.add(pulse, forKey: "pulse")

        let second = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        second.duration = beat + Timing.step * 2
        second.beginTime = Timing.pause
        second.timeOffset = Timing.step
        second.speed = 2
        second.repeatCount = 3
        sums.layer.add(second, forKey: nil)

        let third = CABasicAnimation()
        third.keyPath = "position.x"
        third.fromValue = NSNumber(value: 0)
        third.toValue = 40 as NSNumber
        third.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.7, 0.3, 0.9)
        third.repeatCount = HUGE
        third.repeatCount = Float.greatestFiniteMagnitude
        curve.layer.add(third, forKey: "x")

        let locations = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
        locations.fromValue = [-1.0, -0.5, 0.0]
        locations.toValue = [1.0, 1.5, 2.0]
        let colors = CABasicAnimation(keyPath: "colors")
        colors.fromValue = [UIColor.red.cgColor, UIColor.blue.cgColor]
        colors.toValue = [UIColor.blue.cgColor, UIColor.red.cgColor]
        gradient.layer.add(locations, forKey: "locations")
        gradient.layer.add(colors, forKey: "colors")

        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0.0
        turn.toValue = CGFloat.pi * 2
        turns.layer.add(turn, forKey: "turn")
        let whole = CABasicAnimation(keyPath: "transform")
        whole.toValue = NSValue(caTransform3D: CATransform3DMakeScale(1.1, 1.1, 1))
        turns.layer.add(whole, forKey: "whole")

        let unknown = CABasicAnimation(keyPath: "opacity")
        unknown.fromValue = window?.alpha
        unknown.duration = interval
        open.layer.add(unknown, forKey: "a")

        let old = CABasicAnimation(keyPath: "opacity")
        old.fillMode = kCAFillModeForwards
        old.isRemovedOnCompletion = false
        old.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
        oldNames.layer.add(old, forKey: "old")
    }

    required init?(coder: NSCoder) { nil }
}
