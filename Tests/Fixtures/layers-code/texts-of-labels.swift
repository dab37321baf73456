// swift-format-ignore-file
// A label is as large as its text: spaces, none, or a text that nobody can tell (K2).
import UIKit

final class Labels: UIView {
    let spaces = UILabel() //= text=6 block
    let none = UILabel() //= uncovered
    let later = UILabel() //= text=? block
    let held = UILabel() //= text=? block
    let formatted = UILabel() //= text=? block

    func setUp() {
        for label in [spaces, none, later, held, formatted] {
            addSubview(label)
            let layer = CALayer()
            layer.backgroundColor = UIColor.gray.cgColor
            layer.frame = label.bounds
            label.layer.addSublayer(layer)
        }
        spaces.text = "      "
        NSLayoutConstraint.activate([
            held.topAnchor.constraint(equalTo: topAnchor),
            held.bottomAnchor.constraint(equalTo: bottomAnchor),
            held.widthAnchor.constraint(equalToConstant: 40),
        ])
    }

    func configure(_ name: String) {
        later.text = name
        formatted.attributedText = NSAttributedString(string: name)
    }
}
