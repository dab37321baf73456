// swift-format-ignore-file
// Of a layer that is larger than its view as much is seen as the view lets through.
import UIKit

final class Card: UIView {
    let clipped = UILabel() //= block size=100,20
    let masked = UILabel() //= block size=100,20
    let whole = UILabel() //= block size=500,500

    override init(frame: CGRect) {
        super.init(frame: frame)
        [clipped, masked, whole].forEach { addSubview($0) }
        clipped.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        masked.frame = CGRect(x: 0, y: 30, width: 100, height: 20)
        whole.frame = CGRect(x: 0, y: 60, width: 100, height: 20)
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        clipped.startShimmer()
        masked.startShimmer()
        whole.startShimmer()
        clipped.clipsToBounds = true
        masked.layer.masksToBounds = true
    }
}

extension UIView {
    func startShimmer() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.white.cgColor, UIColor.lightGray.cgColor, UIColor.white.cgColor]
        gradient.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        layer.addSublayer(gradient)
        let slide = CABasicAnimation(keyPath: "locations")
        slide.fromValue = [-1.0, -0.5, 0.0]
        slide.toValue = [1.0, 1.5, 2.0]
        slide.duration = 1
        slide.repeatCount = .infinity
        gradient.add(slide, forKey: "shimmer")
    }
}
