// L5, L8. Insets of text lines, of literals on all four sides.
import SkeletonView

final class BadgeView: UIView {
  let outer = UILabel()  //= lines layer={"lines":[[-10,5,31.5,15]]}
  let inner = UILabel()  //= lines layer={"lines":[[5,5,10.5,15]]}
  let brief = UILabel()  //= lines layer={"lines":[[0,5,17.5,15]]}
  // Of a theme: not known, and so no lines.
  let themed = UILabel()  //= lines layer={"lines":null}

  func setUp() {
    isSkeletonable = true
    [outer, inner, brief, themed].forEach {
      addSubview($0)
      $0.isSkeletonable = true
      $0.widthAnchor.constraint(equalToConstant: 25).isActive = true
      $0.heightAnchor.constraint(equalToConstant: 25).isActive = true
    }
    outer.skeletonPaddingInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: -10)
    inner.skeletonPaddingInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    brief.skeletonPaddingInsets = .zero
    themed.skeletonPaddingInsets = Theme.current.insets
    showSkeleton()
  }
}
