// swift-format-ignore-file
// insertSublayer(at: 0) puts a layer behind the others.
import UIKit

final class Stacked: UIView {
    let box = UIView() //= order=back,front frame=bounds background=#FF0000

    func build() {
        addSubview(box)
        let front = CALayer()
        front.name = "front"
        front.backgroundColor = UIColor.red.cgColor
        front.frame = box.bounds
        box.layer.addSublayer(front)
        let back = CALayer()
        back.name = "back"
        back.frame = box.bounds
        box.layer.insertSublayer(back, at: 0)
    }
}
