// swift-format-ignore-file
// A grey view with nothing in it that pulses, or stands in what does, is a placeholder; others are what they seem.
import UIKit

final class LoadingCard: UIView {
    private let bar = UIView() //= block opacity:basic
    private let picture = UIImageView() //= block alpha=0.4
    private let stack = UIStackView() //= container alpha=0.4
    private let line = UIView() //= block nothing
    private let still = UIView() //= uncovered
    private let red = UIView() //= uncovered opacity:basic
    private let spinner = UIView() //= uncovered
    private let title = UILabel() //= uncovered
    private let full = UIView() //= uncovered
    private let content = UILabel() //= uncovered

    override init(frame: CGRect) {
        super.init(frame: frame)
        [bar, picture, stack, still, red, spinner, title, full].forEach(addSubview)
        stack.addArrangedSubview(line)
        full.addSubview(content)
        bar.backgroundColor = .lightGray
        picture.backgroundColor = UIColor(white: 0.9, alpha: 1)
        [line, still, spinner, title, full].forEach { $0.backgroundColor = .systemGray5 }
        red.backgroundColor = .systemRed
        pulse()
    }
    required init?(coder: NSCoder) { fatalError() }

    private func pulse() {
        [bar, red, title, full].forEach { view in
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0.5
            fade.toValue = 1.0
            fade.duration = 1
            fade.autoreverses = true
            fade.repeatCount = .infinity
            view.layer.add(fade, forKey: "pulse")
        }
        UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
            self.picture.alpha = 0.4
            self.stack.alpha = 0.4
        }
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.toValue = 2 * CGFloat.pi
        turn.repeatCount = .infinity
        spinner.layer.add(turn, forKey: "turn")
    }
}

// Letters that are clear while it pulses are not seen either.
final class PriceCell: UITableViewCell {
    private let name = UILabel() //= block
    private let price = UILabel() //= uncovered
    private let logo = UIImageView() //= block
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        [name, price, logo].forEach { contentView.addSubview($0) }
    }
    required init?(coder: NSCoder) { fatalError() }
    func startSkeleton() {
        for view in [name, price, logo] {
            view.backgroundColor = .systemGray5
            let pulse = CABasicAnimation(keyPath: "opacity")
            pulse.fromValue = 1
            pulse.toValue = 0.4
            pulse.duration = 1
            pulse.repeatCount = .infinity
            view.layer.add(pulse, forKey: "pulse")
        }
        name.textColor = .clear
    }
    func stopSkeleton() {
        [name, price, logo].forEach { $0.backgroundColor = .clear }
        name.textColor = .black
    }
}
