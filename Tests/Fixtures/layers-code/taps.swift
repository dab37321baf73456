// swift-format-ignore-file
// What only a tap starts: UIView's animations say so, a layer's are none of loading.
import UIKit

final class Taps: UIViewController {
    let tapped = UIImageView() //= on=tap frames=1 alpha=0 recognizer=tap interaction=true
    let both = UIView() //= frames=1 alpha=0.2 atonce
    let pressed = UIButton() //= on=tap frames=1
    let action = UIView() //= on=tap frames=1
    let shaken = UITextField() //= nothing recognizer=longPress recognizer=tap interaction=?
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(Taps.didTap))

    override func viewDidLoad() {
        super.viewDidLoad()
        [tapped, both, pressed, action, shaken].forEach(view.addSubview)
        tapped.isUserInteractionEnabled = true
        tapped.addGestureRecognizer(tap)
        shaken.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(didPress)))
        shaken.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(shake)))
        shaken.isUserInteractionEnabled = view.isHidden
        pressed.addTarget(self, action: #selector(didPressButton), for: .touchUpInside)
        fadeBoth()
    }

    @objc private func didTap() {
        fade(tapped, to: 0)
        fadeBoth()
    }

    @objc private func didPress() {}

    @objc private func didPressButton() { fade(pressed, to: 0.5) }

    @IBAction func act(_ sender: Any) { fade(action, to: 0.5) }

    @objc private func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, 10, -10, 0]
        shaken.layer.add(animation, forKey: "shake")
    }

    private func fadeBoth() { fade(both, to: 0.2) }

    private func fade(_ view: UIView, to alpha: CGFloat) {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = alpha }
        }
    }
}
