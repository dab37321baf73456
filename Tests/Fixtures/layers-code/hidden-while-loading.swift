// swift-format-ignore-file
// What the function that begins the animations hides is hidden while they run; what others hide cannot be told.
import UIKit

final class Bone: UIView {
    private let shine = CAGradientLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        shine.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor, UIColor.lightGray.cgColor]
        layer.addSublayer(shine)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() { super.layoutSubviews(); shine.frame = bounds }
    func start() {
        let move = CABasicAnimation(keyPath: "locations")
        move.fromValue = [-1.0, -0.5, 0.0]
        move.toValue = [1.0, 1.5, 2.0]
        move.duration = 1.5
        move.repeatCount = .infinity
        shine.add(move, forKey: "shine")
    }
}

final class HobbyCell: UICollectionViewCell {
    private let icon = UIImageView() //= uncovered unseen
    private let faded = UILabel() //= uncovered unseen
    private let stack = UIStackView() //= uncovered unseen
    private let inside = UILabel() //= uncovered unseen
    private let title = UILabel() //= uncovered
    private let empty = UILabel() //= unknown
    private let bones = UIView() //= container
    private let bone = Bone() //= block

    override init(frame: CGRect) {
        super.init(frame: frame)
        [icon, faded, stack, title, empty, bones].forEach { contentView.addSubview($0) }
        stack.addArrangedSubview(inside)
        bones.addSubview(bone)
        bones.isHidden = true
    }
    required init?(coder: NSCoder) { fatalError() }

    func startLoading() {
        [icon, stack].forEach { $0.isHidden = true }
        faded.alpha = 0
        bones.isHidden = false
        bone.start()
    }
    func stopLoading() {
        bones.isHidden = true
        [icon, stack].forEach { $0.isHidden = false }
        faded.alpha = 1
    }
    func show(_ hobbies: [String]) { empty.isHidden = !hobbies.isEmpty }
}
