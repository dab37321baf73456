// swift-format-ignore-file
// A gradient that reaches further than its view on each side covers it, wherever its bright band is. One that begins
// beside the view, or is as wide as its view and stands next to it, is not known to.
import UIKit

final class Wide: UIView {
    let thrice = UIView() //= CAGradientLayer frame=bounds block
    let said = UIView() //= frame=bounds block
    let kept = UIView() //= frame=bounds block
    let taller = UIView() //= frame=bounds block
    let beside = UIView() //= unknown=frame unknown
    let short = UIView() //= unknown=frame unknown
    let mixed = UIView() //= unknown=frame unknown
    private let first = CAGradientLayer()
    private let second = CAGradientLayer()
    private let third = CAGradientLayer()
    private let fourth = CAGradientLayer()
    private let fifth = CAGradientLayer()
    private let sixth = CAGradientLayer()
    private let seventh = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [thrice, said, kept, taller, beside, short, mixed] { addSubview(view) }
        for gradient in [first, second, third, fourth, fifth, sixth, seventh] {
            gradient.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor, UIColor.lightGray.cgColor]
        }
        thrice.layer.addSublayer(first)
        said.layer.addSublayer(second)
        kept.layer.addSublayer(third)
        taller.layer.addSublayer(fourth)
        beside.layer.addSublayer(fifth)
        short.layer.addSublayer(sixth)
        mixed.layer.addSublayer(seventh)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        first.frame = CGRect(x: -thrice.bounds.width, y: 0, width: thrice.bounds.width * 3, height: thrice.bounds.height)
        second.frame = CGRect(
            x: -said.bounds.size.width, y: said.bounds.origin.y, width: 3 * said.bounds.size.width,
            height: said.bounds.size.height)
        let width = kept.bounds.width
        third.frame = CGRect(x: -width, y: kept.bounds.minY, width: width * 2, height: kept.bounds.height)
        fourth.frame = CGRect(
            x: 0, y: -taller.bounds.height, width: taller.bounds.width, height: taller.bounds.height * 3)
        fifth.frame = CGRect(x: beside.bounds.width, y: 0, width: beside.bounds.width * 3, height: beside.bounds.height)
        sixth.frame = CGRect(x: -short.bounds.width, y: 0, width: short.bounds.width, height: short.bounds.height)
        seventh.frame = CGRect(x: -mixed.bounds.height, y: 0, width: mixed.bounds.width * 3, height: mixed.bounds.height)
    }
}
