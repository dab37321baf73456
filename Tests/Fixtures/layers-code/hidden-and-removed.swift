// swift-format-ignore-file
// A layer that some function hides or takes away is there until then.
import UIKit

final class Loading: UIView {
    let taken = UIView() //= removedWhen=stop() block
    let hiddenLater = UIView() //= removedWhen=hideSkeletonNow() block
    let always = UIView() //= hidden uncovered
    let swept = UIView() //= removedWhen=clean() block
    private let takenLayer = CALayer()
    private let laterLayer = CALayer()
    private let hiddenLayer = CALayer()
    private let sweptLayer = CALayer()

    func start() {
        addSubview(taken)
        addSubview(hiddenLater)
        addSubview(always)
        addSubview(swept)
        show(takenLayer, in: taken)
        show(laterLayer, in: hiddenLater)
        laterLayer.isHidden = false
        show(hiddenLayer, in: always)
        hiddenLayer.isHidden = true
        show(sweptLayer, in: swept)
    }

    private func show(_ layer: CALayer, in view: UIView) {
        layer.backgroundColor = UIColor.lightGray.cgColor
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
    }

    func stop() { takenLayer.removeFromSuperlayer() }
    func hideSkeletonNow() { laterLayer.isHidden = true }
    func clean() { swept.layer.sublayers?.forEach { $0.removeFromSuperlayer() } }
}
