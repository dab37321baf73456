// swift-format-ignore-file
// Bounds before anything is laid out are none, or not the last ones; sizes that code gives count.
import UIKit

final class BeforeLayout: UIViewController {
    let constrained = UIView() //= frame=0,0,0,0 uncovered
    let fixed = UIView() //= frame=bounds block
    let flexible = UIView() //= unknown=frame unknown
    let button = UIButton() //= unknown=frame unknown
    let laidOut = UIView() //= frame=bounds block

    override func viewDidLoad() {
        super.viewDidLoad()
        [constrained, fixed, flexible, button, laidOut].forEach { view.addSubview($0) }
        constrained.heightAnchor.constraint(equalToConstant: 16).isActive = true
        constrained.widthAnchor.constraint(equalToConstant: 120).isActive = true
        fixed.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        flexible.frame = view.bounds.insetBy(dx: 10, dy: 10)
        for view in [constrained, fixed, flexible, button] as [UIView] { cover(view) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        cover(laidOut)
    }

    private func cover(_ view: UIView) {
        let layer = CALayer()
        layer.backgroundColor = UIColor.gray.cgColor
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
    }
}

final class Asked: UIViewController {
    let asked = UIView() //= frame=bounds block

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(asked)
        view.layoutIfNeeded()
        let layer = CALayer()
        layer.backgroundColor = UIColor.gray.cgColor
        layer.frame = asked.bounds
        asked.layer.addSublayer(layer)
    }
}

final class Row: UIView { //= unknown=frame unknown
    private let glow = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        glow.colors = [UIColor.gray.cgColor, UIColor.white.cgColor]
        glow.add(CABasicAnimation(keyPath: "locations"), forKey: "glow")
        glow.frame = bounds
        layer.addSublayer(glow)
    }

    required init?(coder: NSCoder) { nil }
}

final class SizedLabels: UIView {
    let given = UILabel() //= block
    let made = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20)) //= block
    let bounded = UILabel() //= block
    let sized = UILabel() //= block
    let sides = UILabel() //= block
    let computed = UILabel() //= block
    let arranged = UILabel() //= block
    let zero = UILabel(frame: .zero) //= uncovered
    private let a = CALayer(), b = CALayer(), c = CALayer(), d = CALayer(), e = CALayer(), f = CALayer()
    private let g = CALayer(), h = CALayer()

    func setUp() {
        [given, made, bounded, sized, sides, computed, zero].forEach { addSubview($0) }
        addSubview(UIStackView(arrangedSubviews: [arranged]))
        given.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
        bounded.bounds = CGRect(x: 0, y: 0, width: 80, height: 20)
        sized.frame.size = CGSize(width: 80, height: 20)
        sides.frame.size.width = 80
        sides.frame.size.height = 20
        computed.frame = bounds.insetBy(dx: 8, dy: 8)
        for layer in [a, b, c, d, e, f, g, h] { layer.backgroundColor = UIColor.gray.cgColor }
        given.layer.addSublayer(a)
        made.layer.addSublayer(b)
        bounded.layer.addSublayer(c)
        sized.layer.addSublayer(d)
        sides.layer.addSublayer(e)
        computed.layer.addSublayer(f)
        arranged.layer.addSublayer(g)
        zero.layer.addSublayer(h)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        a.frame = given.bounds
        b.frame = made.bounds
        c.frame = bounded.bounds
        d.frame = sized.bounds
        e.frame = sides.bounds
        f.frame = computed.bounds
        g.frame = arranged.bounds
        h.frame = zero.bounds
    }
}
