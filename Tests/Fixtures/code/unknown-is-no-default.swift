// X4, L1, L10. What code gives a text and cannot be told is not what is usual: neither are lines that hang on it.
import SkeletonView

final class NoteView: UIView {
  let bare = UILabel()  //= lines facts=[{"key":"numberOfLines","value":0}]
  let typed = UILabel()  //= lines facts=[{"key":"numberOfLines","value":0}]
  let themed = UILabel()  //= lines layer={"lines":null}
  let chosen = UILabel()  //= lines layer={"lines":null}
  let filled = UILabel()  //= lines layer={"lines":null}
  let high = UILabel()  //= lines layer={"lines":null}
  // A number of its own counts, whatever else is not known.
  let own = UILabel()  //= lines layer={"lines":[[0,12.5,70,15]]}
  let plain = UILabel()  //= lines layer={"lines":[[0,12.5,70,15]]}

  func setUp(_ isBig: Bool) {
    isSkeletonable = true
    [bare, typed, themed, chosen, filled, high, own, plain].forEach {
      addSubview($0)
      $0.isSkeletonable = true
      $0.widthAnchor.constraint(equalToConstant: 100).isActive = true
      $0.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    bare.numberOfLines = .zero
    typed.numberOfLines = Int.zero
    themed.numberOfLines = Theme.current.lines
    chosen.skeletonTextNumberOfLines = isBig ? 3 : 1
    filled.lastLineFillPercent = Theme.current.percent
    high.skeletonTextLineHeight = .fixed(Theme.current.height)
    own.numberOfLines = Theme.current.lines
    own.skeletonTextNumberOfLines = .custom(1)
    showSkeleton()
  }
}
