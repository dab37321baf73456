// swift-format-ignore-file
// What depends on a condition cannot be told; what an absent argument leaves out is never done.
import UIKit

final class Branches: UIView {
    let either = UIView() //= opacity:basic open=duration
    let same = UIView() //= opacity:basic duration=2
    let over = UIView() //= opacity:basic duration=3
    let first = UIView() //= opacity:basic begin=0
    let second = UIView() //= opacity:basic begin=0.2
    let third = UIView() //= opacity:basic begin=0.4
    var isFast = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [either, same, over, first, second, third] { addSubview(view) }
        let one = CABasicAnimation(keyPath: "opacity")
        if isFast { one.duration = 1 } else { one.duration = 2 }
        either.layer.add(one, forKey: "a")
        let two = CABasicAnimation(keyPath: "opacity")
        if isFast { two.duration = 2 } else { two.duration = 2 }
        same.layer.add(two, forKey: "a")
        let three = CABasicAnimation(keyPath: "opacity")
        if isFast { three.duration = 1 }
        three.duration = 3
        over.layer.add(three, forKey: "a")
        let head = chained(nil)
        first.layer.add(head, forKey: "a")
        let next = chained(head)
        second.layer.add(next, forKey: "a")
        third.layer.add(coalesced(next), forKey: "a")
    }

    required init?(coder: NSCoder) { nil }

    private func chained(_ previous: CAAnimation?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        guard let previous else { return animation }
        animation.beginTime = previous.beginTime + 0.2
        return animation
    }

    private func coalesced(_ previous: CABasicAnimation?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.beginTime = (previous?.beginTime ?? 0) + 0.2
        return animation
    }
}
