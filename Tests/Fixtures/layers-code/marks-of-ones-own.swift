// swift-format-ignore-file
// A condition that asks the view itself, by a flag of the project's own or its tag: which views get a layer is not
// known. What asks whether something loads is no such condition.
import UIKit

extension UIView {
    private struct Keys { static var mark = "m" }
    var isSkeletonable: Bool {
        get { objc_getAssociatedObject(self, &Keys.mark) as? Bool ?? false }
        set { objc_setAssociatedObject(self, &Keys.mark, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    func addShimmer() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.white.cgColor, UIColor.lightGray.cgColor, UIColor.white.cgColor]
        gradient.frame = bounds
        layer.addSublayer(gradient)
    }

    func startWalk() {
        walk { view in
            if view.isSkeletonable { view.addShimmer() }
        }
    }

    func walk(_ toDo: (UIView) -> Void) {
        subviews.forEach { $0.walk(toDo) }
        toDo(self)
    }

    func startIfMarked() {
        guard isSkeletonable else { return }
        addShimmer()
    }
}

final class WalkedCard: UIView {
    let title: UILabel = { //= unknown
        let label = UILabel()
        label.isSkeletonable = true
        return label
    }()
    let other = UILabel() //= unknown

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(other)
        title.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        other.frame = CGRect(x: 0, y: 30, width: 100, height: 20)
    }

    required init?(coder: NSCoder) { nil }

    func start() { startWalk() }
}

final class ListedCard: UIView {
    let asked = UIView() //= unknown
    let tagged = UIView() //= unknown
    let filtered = UIView() //= unknown
    let guarded = UIView() //= unknown
    let loading = UIView() //= block
    var isLoading = true

    func start() {
        [asked, tagged, filtered, guarded, loading].forEach { addSubview($0) }
        [asked].forEach { if $0.isSkeletonable { $0.addShimmer() } }
        for view in [tagged] where view.tag == 7 { view.addShimmer() }
        [filtered].filter { $0.isSkeletonable }.forEach { $0.addShimmer() }
        guarded.startIfMarked()
        if isLoading { loading.addShimmer() }
    }
}
