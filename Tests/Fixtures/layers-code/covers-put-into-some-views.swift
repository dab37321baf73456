// swift-format-ignore-file
// Views with layers that are put into those of a list which code picks, also by recursion, or into each: any may be covered.
import UIKit

extension UIView {
    func boxes() -> [UIView] {
        var found = [UIView]()
        for subview in subviews {
            if subview.tag == 7 { found += [subview] } else { found += subview.boxes() }
        }
        return found
    }

    func cover() {
        let back = UIView()
        let front = UIView()
        addSubview(back)
        back.addSubview(front)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.lightGray.cgColor, UIColor.gray.cgColor, UIColor.lightGray.cgColor]
        front.layer.addSublayer(gradient)
        gradient.add(UIView.moving(), forKey: "shimmer")
    }

    func shine() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.lightGray.cgColor, UIColor.gray.cgColor, UIColor.lightGray.cgColor]
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        layer.addSublayer(gradient)
        gradient.add(UIView.moving(), forKey: "shimmer")
    }

    static func moving() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1, -0.5, 0]
        animation.toValue = [1, 1.5, 2]
        animation.duration = 1.5
        animation.repeatCount = .infinity
        return animation
    }
}

final class Collected: UIView { //= uncovered
    private let photo = UIImageView() //= unknown
    private let title = UILabel() //= unknown

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(photo)
        addSubview(title)
        photo.tag = 7
        boxes().forEach { $0.cover() }
    }
    required init?(coder: NSCoder) { nil }
}

final class Filtered: UIView { //= uncovered
    private let photo = UIImageView() //= unknown
    private let title = UILabel() //= unknown

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(photo)
        addSubview(title)
        subviews.filter { $0.tag == 7 }.forEach { $0.shine() }
    }
    required init?(coder: NSCoder) { nil }
}

final class Each: UIView { //= uncovered
    private let title = UILabel() //= uncovered
    private let text = UILabel() //= unknown
    private let other = UILabel() //= uncovered

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [title, text])
        addSubview(stack)
        addSubview(other)
        stack.subviews.forEach { box in
            let cover = UIView()
            box.addSubview(cover)
            cover.shine()
        }
    }
    required init?(coder: NSCoder) { nil }
}

final class Plain: UIView {
    private let title = UILabel() //= silent

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        subviews.filter { $0.tag == 7 }.forEach { $0.addSubview(UIView()) }
    }
    required init?(coder: NSCoder) { nil }
}
