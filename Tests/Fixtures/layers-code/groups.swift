// swift-format-ignore-file
// CAAnimationGroup with members made by a helper, one of them unknown.
import UIKit

final class Groups: UIView {
    let known = UIView() //= opacity,transform.scale:group duration=2 repeat=inf members=0/1,1/1
    let open = UIView() //= opacity:group open=animations

    func start(_ other: CAAnimation) {
        addSubview(known)
        addSubview(open)
        let group = CAAnimationGroup()
        group.animations = [fade(), grow(after: 1)]
        group.duration = 2
        group.repeatCount = .infinity
        known.layer.add(group, forKey: "group")
        let second = CAAnimationGroup()
        let members = [fade(), lookUp("other")]
        second.animations = members
        open.layer.add(second, forKey: "group")
    }

    private func fade() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        return animation
    }

    private func grow(after delay: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.duration = 1
        animation.beginTime = delay
        return animation
    }

    private func lookUp(_ name: String) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: name)
        return animation
    }
}
