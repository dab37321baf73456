// swift-format-ignore-file
// A class of one's own that is a gradient: what its initialiser sets, and who sizes it later. What one does not say,
// draws or lets others change is not known.
import UIKit

class GlowLayer: CAGradientLayer {
    let glow: CAAnimation = {
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1.0, -0.5, 0.0]
        animation.toValue = [1.0, 1.5, 2.0]
        animation.duration = 1
        animation.repeatCount = .infinity
        return animation
    }()
    weak var holder: UIView?

    convenience init(holder: UIView) {
        self.init()
        self.holder = holder
        colors = [UIColor.white.cgColor, UIColor.lightGray.cgColor, UIColor.white.cgColor]
        locations = [0, 0.5, 1]
        frame = holder.bounds
    }

    func startAnimating() {
        add(glow, forKey: "g")
    }
}

final class BandLayer: CAGradientLayer {
    override init() {
        super.init()
        setUp()
    }

    required init?(coder: NSCoder) { nil }

    private func setUp() {
        colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor]
    }
}

final class DrawnLayer: CAGradientLayer {
    override func draw(in context: CGContext) {}
}

final class EmptyLayer: CAGradientLayer {}

final class TintedLayer: CAGradientLayer {
    var base: UIColor = .systemGray5 { didSet { update() } }

    override init() {
        super.init()
        update()
    }

    required init?(coder: NSCoder) { nil }

    static func transparent() -> TintedLayer {
        let layer = TintedLayer()
        layer.base = .clear
        return layer
    }

    private func update() {
        colors = [base.cgColor, UIColor.white.cgColor]
    }
}

extension UIView {
    func startShimmer() {
        let shimmer = GlowLayer(holder: self)
        layer.addSublayer(shimmer)
        shimmer.startAnimating()
    }
}

final class Card: UIView {
    let title = UILabel() //= frame=bounds locations=0,0.5,1 locations:basic repeat=inf block
    let other = UILabel() //= uncovered
    let band = UIView() //= frame=bounds colors=#AAAAAA,#FFFFFF block
    let drawn = UIView() //= unknown
    let empty = UIView() //= unknown
    let tinted = UIView() //= unknown
    private let bandLayer = BandLayer()
    private let drawnLayer = DrawnLayer()
    private let emptyLayer = EmptyLayer()
    private let tintedLayer = TintedLayer.transparent()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [title, other, band, drawn, empty, tinted].forEach { addSubview($0) }
        title.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        other.frame = CGRect(x: 0, y: 30, width: 100, height: 20)
        band.layer.addSublayer(bandLayer)
        drawn.layer.addSublayer(drawnLayer)
        empty.layer.addSublayer(emptyLayer)
        tinted.layer.addSublayer(tintedLayer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        bandLayer.frame = band.bounds
        emptyLayer.frame = empty.bounds
        tintedLayer.frame = tinted.bounds
    }

    func start() {
        title.startShimmer()
    }
}
