// swift-format-ignore-file
// What an owner passes to the views that it makes is known of their animations.
import UIKit

final class Bone: UIView {
    private let shine = CAGradientLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        shine.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor, UIColor.lightGray.cgColor]
        layer.addSublayer(shine)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() { super.layoutSubviews(); shine.frame = bounds }
    func start(delay: TimeInterval = 0) {
        let move = CABasicAnimation(keyPath: "locations")
        move.fromValue = [-1.0, -0.5, 0.0]
        move.toValue = [1.0, 1.5, 2.0]
        move.duration = 1.5
        move.repeatCount = .infinity
        if delay > 0 { move.beginTime = CACurrentMediaTime() + delay }
        shine.add(move, forKey: "shine")
    }
}

final class Row: UIView {
    private let first = Bone() //= block locations:basic begin=0
    private let second = Bone() //= block locations:basic clock=0.2
    private let third = Bone() //= block locations:basic open=beginTime
    var delay = TimeInterval.random(in: 0...1)
    override init(frame: CGRect) {
        super.init(frame: frame)
        [first, second, third].forEach(addSubview)
        first.start()
        second.start(delay: 0.2)
        third.start(delay: delay)
    }
    required init?(coder: NSCoder) { fatalError() }
}
