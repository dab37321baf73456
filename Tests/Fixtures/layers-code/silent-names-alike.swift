// swift-format-ignore-file
// Own types and functions with names of Core Animation's; strings and comments.
import UIKit

struct Layer {
    var sublayers: [Layer] = []
    mutating func addSublayer(_ layer: Layer) { sublayers.append(layer) }
}

final class Canvas {
    var layer = Layer()
    func add(_ layer: Layer, forKey key: String) { self.layer.addSublayer(layer) }
}

enum Motion {
    static func animateKeyframes(withDuration duration: Double, delay: Double, _ body: () -> Void) { body() }
    static func addKeyframe(_ body: () -> Void) { body() }
}

final class Editor: UIView {
    let page = UIView() //= silent
    let canvas = Canvas()

    func setUp() {
        addSubview(page)
        canvas.layer.addSublayer(Layer())
        canvas.add(Layer(), forKey: "page.layer.addSublayer(CAGradientLayer())")
        Motion.animateKeyframes(withDuration: 1, delay: 0) { Motion.addKeyframe { page.alpha = 0 } }
        // page.layer.addSublayer(CAGradientLayer())
        let words = "CABasicAnimation(keyPath: \"opacity\")"
        print(words)
    }
}
