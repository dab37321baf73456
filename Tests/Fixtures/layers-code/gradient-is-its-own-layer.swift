// swift-format-ignore-file
// A view whose layer is a gradient, `layerClass`: one that moves, or that is named after loading, is its own skeleton.
import UIKit

final class BandView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    private var band: CAGradientLayer { layer as! CAGradientLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        band.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor]
        let slide = CABasicAnimation(keyPath: "locations")
        slide.fromValue = [-1.0, 0.0]
        slide.toValue = [1.0, 2.0]
        slide.duration = 1.2
        slide.repeatCount = .infinity
        band.add(slide, forKey: "slide")
    }

    required init?(coder: NSCoder) { nil }
}

final class SkeletonBar: UIView {
    override static var layerClass: AnyClass { return CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor]
        }
    }

    required init?(coder: NSCoder) { nil }
}

final class SkyView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as! CAGradientLayer).colors = [UIColor.blue.cgColor, UIColor.white.cgColor]
    }

    required init?(coder: NSCoder) { nil }
}

final class PierController: UIViewController {
    private let band = BandView() //= CAGradientLayer name=layer frame=bounds locations:basic duration=1.2 repeat=inf block
    private let bar = SkeletonBar() //= CAGradientLayer frame=bounds block
    private let sky = SkyView() //= nothing uncovered

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(band)
        view.addSubview(bar)
        view.addSubview(sky)
    }
}
