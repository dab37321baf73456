// swift-format-ignore-file
// A gradient that nobody gives a size covers nothing; a line has none either, and is no skeleton.
import UIKit

final class Badge: UIView {
    let name = UILabel() //= CAGradientLayer frame=none
    let glow = CAGradientLayer()

    func setUp() {
        addSubview(name)
        name.text = "          "
        glow.colors = [UIColor.white.cgColor, UIColor.lightGray.cgColor]
        name.layer.addSublayer(glow)
    }
}

final class Underlined: UIView {
    let field = UILabel() //= silent
    func setUp() {
        addSubview(field)
        let line = CALayer()
        line.backgroundColor = UIColor.gray.cgColor
        field.layer.addSublayer(line)
    }
}
