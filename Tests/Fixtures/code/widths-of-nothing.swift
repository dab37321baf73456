// swift-format-ignore-file
// X11. A constraint that takes nothing of another length is of zero points; one that is not surely active says nothing.
import SkeletonView
import UIKit

final class WidthsController: UIViewController {
    private let box = UIView() //= block size=[100,20]
    private let none = UIView() //= block size=[0,20] //! zero-size-leaf
    private let half = UIView() //= block size=[]
    private let off = UIView() //= block size=[]
    private let perhaps = UIView() //= block size=[]
    private let kept = UIView() //= block size=[]
    var isNarrow = Bool.random()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        for part in [box, none, half, off, perhaps, kept] {
            part.isSkeletonable = true
            view.addSubview(part)
            part.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 100),
            none.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0),
            half.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        ])
        off.widthAnchor.constraint(equalToConstant: 0).isActive = false
        perhaps.widthAnchor.constraint(equalToConstant: 0).isActive = isNarrow
        let width = kept.widthAnchor.constraint(equalToConstant: 0)
        width.isActive = false
        view.showSkeleton()
    }
}
