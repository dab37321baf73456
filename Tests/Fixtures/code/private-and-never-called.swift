// A private function that nothing in its file names never runs; one that a message may call does.
import UIKit
import SkeletonView

final class Loader: UIView {
    private let line = UIView()  //= block
    private let avatar = UIImageView()  //= absent
    private let badge = UIImageView()  //= uncovered

    override init(frame: CGRect) {
        super.init(frame: frame)
        isSkeletonable = true
        line.isSkeletonable = true
        addSubview(line)
        showSkeleton()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func setUpAvatar() {
        addSubview(avatar)
    }

    @objc private func setUpBadge() {
        addSubview(badge)
    }
}
