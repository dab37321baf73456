// swift-format-ignore-file
// Layers on the views of a storyboard.
import UIKit

final class CardController: UIViewController {
    @IBOutlet private weak var card: UIView!
    @IBOutlet private weak var bar: UIView!
    private let shine = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        shine.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor]
        card.layer.addSublayer(shine)
        bar.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.toValue = 0.4
        pulse.duration = 1
        shine.add(pulse, forKey: "pulse")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shine.frame = card.bounds
        shine.cornerRadius = card.bounds.height / 2
    }
}
