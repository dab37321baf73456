// swift-format-ignore-file
// A bell that shakes about its upper edge when it is tapped.
import UIKit

final class ShakeyBellView: UIView {
    let imageView = UIImageView() //= anchor=0.5,0 position=none recognizer=tap on=tap frames=6 duration=1 transform=-22.5,22.5,-22.5,22.5,-22.5,0 interaction=true
    let buttonView = UIButton() //= nothing

    let buttonHeight: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
        style()
        layout()
    }

    required init?(coder: NSCoder) { fatalError() }
}

extension ShakeyBellView {
    func setup() {
        let singleTap = UITapGestureRecognizer(target: self, action: #selector(imageViewTapped(_:)))
        imageView.addGestureRecognizer(singleTap)
        imageView.isUserInteractionEnabled = true
    }

    func style() {
        imageView.image = UIImage(systemName: "bell.fill")
        buttonView.backgroundColor = .systemRed
        buttonView.layer.cornerRadius = buttonHeight / 2
        buttonView.setTitle("9", for: .normal)
    }

    func layout() {
        addSubview(imageView)
        addSubview(buttonView)
        NSLayoutConstraint.activate([
            imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
            imageView.heightAnchor.constraint(equalToConstant: 24),
            imageView.widthAnchor.constraint(equalToConstant: 24),
        ])
    }

    @objc func imageViewTapped(_ recognizer: UITapGestureRecognizer) {
        shakeWith(duration: 1.0, angle: .pi / 8, yOffset: 0.0)
    }

    private func shakeWith(duration: Double, angle: CGFloat, yOffset: CGFloat) {
        let numberOfFrames = 6.0
        let frameDuration = 1 / numberOfFrames

        imageView.setAnchorPoint(CGPoint(x: 0.5, y: yOffset))

        UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {
            UIView.addKeyframe(
                withRelativeStartTime: 0.0,
                relativeDuration: frameDuration
            ) {
                self.imageView.transform = CGAffineTransform(rotationAngle: -angle)
            }

            UIView.addKeyframe(
                withRelativeStartTime: frameDuration,
                relativeDuration: frameDuration
            ) {
                self.imageView.transform = CGAffineTransform(rotationAngle: +angle)
            }

            UIView.addKeyframe(
                withRelativeStartTime: frameDuration * 2,
                relativeDuration: frameDuration
            ) {
                self.imageView.transform = CGAffineTransform(rotationAngle: -angle)
            }

            UIView.addKeyframe(
                withRelativeStartTime: frameDuration * 3,
                relativeDuration: frameDuration
            ) {
                self.imageView.transform = CGAffineTransform(rotationAngle: +angle)
            }

            UIView.addKeyframe(
                withRelativeStartTime: frameDuration * 4,
                relativeDuration: frameDuration
            ) {
                self.imageView.transform = CGAffineTransform(rotationAngle: -angle)
            }

            UIView.addKeyframe(
                withRelativeStartTime: frameDuration * 5,
                relativeDuration: frameDuration
            ) {
                self.imageView.transform = CGAffineTransform.identity
            }
        }
    }
}

extension UIView {
    func setAnchorPoint(_ point: CGPoint) {
        var newPoint = CGPoint(x: bounds.size.width * point.x, y: bounds.size.height * point.y)
        var oldPoint = CGPoint(x: bounds.size.width * layer.anchorPoint.x, y: bounds.size.height * layer.anchorPoint.y)

        newPoint = newPoint.applying(transform)
        oldPoint = oldPoint.applying(transform)

        var position = layer.position

        position.x -= oldPoint.x
        position.x += newPoint.x

        position.y -= oldPoint.y
        position.y += newPoint.y

        layer.position = position
        layer.anchorPoint = point
    }
}
