// swift-format-ignore-file
// What frames are: the view's bounds, numbers, none, or what nobody can tell.
import UIKit

final class FramesView: UIView {
    let whole = UIView() //= frame=bounds block
    let some = UIView() //= frame=0,0,80,8 radius=4 unknown
    let never = UIView() //= frame=none uncovered
    let computed = UIView() //= unknown=frame
    let another = UIView() //= unknown=frame,cornerRadius
    let looped = UIView() //= frame=bounds block
    let zipped = UIView() //= frame=bounds block
    let paired = UIView() //= unknown=frame
    private let own = CALayer() // of the view itself
    private let wholeLayer = CALayer()
    private let someLayer = CALayer()
    private let neverLayer = CALayer()
    private let computedLayer = CALayer()
    private let anotherLayer = CALayer()
    private let loopedLayer = CALayer()
    private let zippedLayer = CALayer()
    private let pairedLayer = CALayer()
    private let height: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        let views = [whole, some, never, computed, another, looped, zipped, paired]
        views.forEach { addSubview($0) }
        for layer in [wholeLayer, someLayer, neverLayer, computedLayer, anotherLayer, loopedLayer, zippedLayer] {
            layer.backgroundColor = UIColor.gray.cgColor
        }
        pairedLayer.backgroundColor = UIColor.gray.cgColor
        whole.layer.addSublayer(wholeLayer)
        some.layer.addSublayer(someLayer)
        never.layer.addSublayer(neverLayer)
        computed.layer.addSublayer(computedLayer)
        another.layer.addSublayer(anotherLayer)
        looped.layer.addSublayer(loopedLayer)
        zipped.layer.addSublayer(zippedLayer)
        paired.layer.addSublayer(pairedLayer)
        wholeLayer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        someLayer.frame = CGRect(x: 0, y: 0, width: 10 * height, height: height)
        someLayer.cornerRadius = height / 2
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        wholeLayer.frame = whole.bounds
        computedLayer.frame = computed.bounds.insetBy(dx: 4, dy: 4)
        anotherLayer.frame = whole.bounds
        anotherLayer.cornerRadius = whole.bounds.height / 2
        looped.layer.sublayers?.forEach { $0.frame = looped.bounds }
        for (layer, view) in zip([zippedLayer], [zipped]) { layer.frame = view.bounds }
        let layers = [pairedLayer]
        for (layer, view) in zip(layers, [paired]) { layer.frame = view.bounds }
    }
}
