// swift-format-ignore-file
// X11. What a view's initialiser puts in only where a flag says so, or so often as a number says: of each instance it is
// not known, unless every call writes down the same.
import SkeletonView
import UIKit

final class CardView: UIView { //= container
    enum Style { case plain, round }
    private let title = UILabel() //= lines
    private let cover = UIView() //= block count=null

    init(style: Style, overlay: Bool, lines: Int) {
        super.init(frame: .zero)
        isSkeletonable = true
        [title, cover].forEach { $0.isSkeletonable = true }
        addSubview(title)
        if overlay {
            addSubview(cover)
            let shade = UIView() //= block count=null
            shade.isSkeletonable = true
            addSubview(shade)
        }
        for _ in 0..<lines {
            let line = UILabel() //= lines count=null
            line.isSkeletonable = true
            addSubview(line)
        }
    }
    required init?(coder: NSCoder) { nil }
}

final class NoteView: UIView { //= container
    private let shade = UIView() //= block count=1

    init(overlay: Bool) {
        super.init(frame: .zero)
        isSkeletonable = true
        shade.isSkeletonable = true
        if overlay { addSubview(shade) }
    }
    required init?(coder: NSCoder) { nil }
}

final class BoardController: UIViewController {
    private let first = CardView(style: .plain, overlay: true, lines: 1) //= container
    private let second = CardView(style: .round, overlay: false, lines: 2) //= container
    private let third = CardView(style: .plain, overlay: true, lines: 3) //= container
    private let note = NoteView(overlay: true) //= container

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        [first, second, third, note].forEach { view.addSubview($0) }
        view.showSkeleton()
    }
}
