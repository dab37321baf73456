// swift-format-ignore-file
// V3. A layer in a closure, lazily, in a function, assigned later, and all that is set of it.
import UIKit

final class CardView: UIView {
    private let closure: CAGradientLayer = {
        let layer = CAGradientLayer()
        layer.name = "shine"
        layer.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor]
        layer.locations = [0, 0.5, 1]
        layer.startPoint = .init(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.opacity = 0.5
        layer.masksToBounds = true
        return layer
    }()
    private lazy var lazily: CALayer = {
        let layer = CALayer()
        layer.backgroundColor = UIColor(white: 0.5, alpha: 1).cgColor
        layer.cornerRadius = 4
        return layer
    }()
    private var later: CAShapeLayer?

    let first = UIView() //= CAGradientLayer name=shine colors=#AAAAAA,#FFFFFF locations=0,0.5,1 start=0,0.5 end=1,0.5 opacity=0.5 clips frame=bounds block
    let second = UIView() //= CALayer background=#808080 radius=4 frame=bounds block
    let third = UIView() //= CAShapeLayer frame=bounds background=#FF0000 block
    let fourth = UIView() //= CALayer background=#0000FF frame=bounds radius=half block
    let fifth = UIView() //= nothing uncovered

    override init(frame: CGRect) {
        super.init(frame: frame)
        [first, second, third, fourth, fifth].forEach(addSubview)
        first.layer.addSublayer(closure)
        second.layer.addSublayer(lazily)
        later = CAShapeLayer()
        later?.backgroundColor = UIColor.red.cgColor
        third.layer.addSublayer(later!)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        let local = CALayer()
        local.backgroundColor = UIColor.blue.cgColor
        fourth.layer.addSublayer(local)
        local.frame = fourth.bounds
        local.cornerRadius = fourth.frame.size.height * 0.5
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        closure.frame = first.bounds
        lazily.frame = CGRect(x: 0, y: 0, width: second.bounds.width, height: second.bounds.height)
        later?.frame = CGRect(origin: .zero, size: third.bounds.size)
    }
}
