// swift-format-ignore-file
// Layers of other classes, for views that nobody knows, and on layers of others.
import UIKit

final class Player: UIView {
    let screen = UIView() //= silent
    let replicated = UIView() //= silent
    let nested = UIView() //= silent
    var views: [String: UIView] = [:]

    func setUp(_ makeLayer: () -> CALayer, key: String) {
        addSubview(screen)
        addSubview(replicated)
        addSubview(nested)
        screen.layer.addSublayer(AVPlayerLayer(player: nil))
        screen.layer.addSublayer(makeLayer())
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 3
        replicated.layer.addSublayer(replicator)
        let dot = CALayer()
        dot.backgroundColor = UIColor.red.cgColor
        replicator.addSublayer(dot)
        let animation = CABasicAnimation(keyPath: key)
        nested.layer.add(animation, forKey: "a")
        views[key]?.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "b")
    }
}
