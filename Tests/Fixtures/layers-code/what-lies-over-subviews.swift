// swift-format-ignore-file
// A layer that may cover a view may cover what is in it; one behind it all covers nothing there, and is a background.
import UIKit

final class PostCell: UITableViewCell {
    private let card = UIView() //= unknown
    private let title = UILabel() //= unknown
    private let known = UIView() //= block
    private let below = UILabel() //= underBlock
    private let coloured = UIView() //= uncovered
    private let name = UILabel() //= uncovered
    private let moving = UIView() //= block
    private let seen = UILabel() //= uncovered

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        card.addSubview(title)
        known.addSubview(below)
        coloured.addSubview(name)
        moving.addSubview(seen)
        [card, known, coloured, moving].forEach { contentView.addSubview($0) }
    }
    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shine = makeShine()
        shine.frame = bounds
        card.layer.addSublayer(shine)
        let other = makeShine()
        other.frame = known.bounds
        known.layer.addSublayer(other)
        let back = CAGradientLayer()
        back.colors = [UIColor.blue.cgColor, UIColor.purple.cgColor]
        back.frame = coloured.bounds
        coloured.layer.insertSublayer(back, at: 0)
        let behind = makeShine()
        behind.frame = moving.bounds
        moving.layer.insertSublayer(behind, at: 0)
    }

    private func makeShine() -> CAGradientLayer {
        let shine = CAGradientLayer()
        shine.colors = [UIColor.systemGray4.cgColor, UIColor.systemGray6.cgColor]
        let move = CABasicAnimation(keyPath: "locations")
        move.fromValue = [0, 0.25]
        move.toValue = [0.75, 1]
        move.duration = 1
        move.repeatCount = .infinity
        shine.add(move, forKey: "shine")
        return shine
    }
}

// What is added after a layer lies over it.
final class Early: UIView { //= block
    private let shine = CAGradientLayer()
    private let above = UILabel() //= uncovered
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpShine()
        addSubview(above)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() { super.layoutSubviews(); shine.frame = bounds }
    private func setUpShine() {
        shine.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor]
        layer.addSublayer(shine)
        let move = CABasicAnimation(keyPath: "locations")
        move.fromValue = [0, 0.25]
        move.toValue = [0.75, 1]
        move.duration = 1
        move.repeatCount = .infinity
        shine.add(move, forKey: "shine")
    }
}
