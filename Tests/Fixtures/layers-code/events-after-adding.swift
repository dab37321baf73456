// swift-format-ignore-file
// What hides or shows a layer later is a later event; what is set where it is added decides.
import UIKit

final class Events: UIView {
    let faded = UIView() //= block
    let stopped = UIView() //= removedWhen=stop() block
    let conditional = UIView() //= removedWhen=setLoading() block
    let later = UIView() //= removedWhen=init() block
    let shownLater = UIView() //= unknown=opacity block
    let never = UIView() //= hidden uncovered
    let clear = UIView() //= opacity=0 uncovered
    let taken = UIView() //= nothing
    let again = UIView() //= block
    let ended = UIView() //= block order=?
    let moving = UIView() //= opacity:basic opacity=0 block
    let frozen = UIView() //= opacity:basic open=layer.speed block
    let timed = UIView() //= opacity:basic open=duration block
    private let fadedLayer = CALayer()
    private let stoppedLayer = CALayer()
    private let conditionalLayer = CALayer()
    private let laterLayer = CALayer()
    private let shownLaterLayer = CALayer()
    private let neverLayer = CALayer()
    private let clearLayer = CALayer()
    private let takenLayer = CALayer()
    private let againLayer = CALayer()
    private let endedLayer = CALayer()
    private let movingLayer = CALayer()
    private let frozenLayer = CALayer()
    private let timedLayer = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let views = [faded, stopped, conditional, later, shownLater, never, clear, taken, again, ended, moving, frozen]
        views.forEach { addSubview($0) }
        addSubview(timed)
        faded.layer.addSublayer(fadedLayer)
        stopped.layer.addSublayer(stoppedLayer)
        conditional.layer.addSublayer(conditionalLayer)
        later.layer.addSublayer(laterLayer)
        shownLater.layer.addSublayer(shownLaterLayer)
        never.layer.addSublayer(neverLayer)
        clear.layer.addSublayer(clearLayer)
        taken.layer.addSublayer(takenLayer)
        ended.layer.addSublayer(endedLayer)
        moving.layer.addSublayer(movingLayer)
        frozen.layer.addSublayer(frozenLayer)
        timed.layer.addSublayer(timedLayer)
        againLayer.removeFromSuperlayer()
        again.layer.addSublayer(againLayer)
        takenLayer.removeFromSuperlayer()
        let layers = [
            fadedLayer, stoppedLayer, conditionalLayer, laterLayer, shownLaterLayer, neverLayer, clearLayer, againLayer,
            endedLayer, movingLayer, frozenLayer, timedLayer,
        ]
        for layer in layers { layer.backgroundColor = UIColor.gray.cgColor }
        neverLayer.isHidden = true
        clearLayer.opacity = 0
        shownLaterLayer.opacity = 0
        movingLayer.opacity = 0
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.laterLayer.isHidden = true }
        endedLayer.add(pulse(), forKey: "pulse")
        endedLayer.removeAllAnimations()
        movingLayer.add(pulse(), forKey: "pulse")
        frozenLayer.add(pulse(), forKey: "pulse")
        frozenLayer.speed = 0
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        fadedLayer.frame = faded.bounds
        stoppedLayer.frame = stopped.bounds
        conditionalLayer.frame = conditional.bounds
        laterLayer.frame = later.bounds
        shownLaterLayer.frame = shownLater.bounds
        neverLayer.frame = never.bounds
        clearLayer.frame = clear.bounds
        againLayer.frame = again.bounds
        endedLayer.frame = ended.bounds
        movingLayer.frame = moving.bounds
        frozenLayer.frame = frozen.bounds
        timedLayer.frame = timed.bounds
    }

    private func pulse() -> CABasicAnimation {
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.fromValue = 0
        pulse.toValue = 1
        pulse.duration = 1
        pulse.repeatCount = .infinity
        return pulse
    }

    func start() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        let slow = CABasicAnimation(keyPath: "opacity")
        slow.toValue = 0.5
        slow.repeatCount = .infinity
        timedLayer.add(slow, forKey: "slow")
        CATransaction.commit()
    }

    func fadeOut() { UIView.animate(withDuration: 0.3) { self.fadedLayer.opacity = 0 } }
    func stop() { stoppedLayer.isHidden = true }
    func setLoading(_ isLoading: Bool) { if !isLoading { conditionalLayer.isHidden = true } }
    func show() { shownLaterLayer.opacity = 1 }
    func prepareForReuse() { fadedLayer.isHidden = true }
}
