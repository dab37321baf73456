// What every call of an initialiser writes down for a parameter is known where the class itself reads it.
import SkeletonView
import UIKit

class TileView: UIView {
  required init() {
    super.init(frame: .zero)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class MapTile: TileView {  //= container
  let map = UIImageView()  //= block
  required init() {
    super.init()
    addSubview(map)
    map.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class TilesView: UIView {  //= container
  init(tile: TileView.Type, count: Int) {
    super.init(frame: .zero)
    isSkeletonable = true
    for _ in 0..<count { addSubview(tile.init()) }  //= container
  }
  required init?(coder: NSCoder) { fatalError() }
}

enum BadgeKind { case round, square }

final class BadgeView: UIView {  //= container
  private let kind: BadgeKind
  init(kind: BadgeKind) {
    self.kind = kind
    super.init(frame: .zero)
    isSkeletonable = true
    switch kind {
    case .round: addSubview(RoundBadge())  //= block
    case .square: addSubview(SquareBadge())  //= absent
    }
    fill()
  }
  required init?(coder: NSCoder) { fatalError() }
  private func fill() {
    if kind == .square { addSubview(SquareBadge()) }  //= absent
  }
}

final class RoundBadge: UIView {
  init() {
    super.init(frame: .zero)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class SquareBadge: UIView {
  init() {
    super.init(frame: .zero)
    isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

// Two calls that write down different things: which of the views is there is not known of any.
final class PairView: UIView {  //= container
  init(isWide: Bool) {
    super.init(frame: .zero)
    isSkeletonable = true
    if isWide {
      addSubview(RoundBadge())  //= block count=null
    } else {
      addSubview(SquareBadge())  //= block count=null
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}

// One that a call leaves to a value.
final class ChosenView: UIView {  //= container
  init(isWide: Bool) {
    super.init(frame: .zero)
    isSkeletonable = true
    if isWide {
      addSubview(RoundBadge())  //= block count=null
    } else {
      addSubview(SquareBadge())  //= block count=null
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class MapController: UIViewController {
  let tiles = TilesView(tile: MapTile.self, count: 5)  //= container
  let badge = BadgeView(kind: .round)  //= container
  let first = PairView(isWide: true)  //= container
  let second = PairView(isWide: false)  //= container
  lazy var third = ChosenView(isWide: traitCollection.horizontalSizeClass == .regular)  //= container
  override func viewDidLoad() {
    super.viewDidLoad()
    [tiles, badge, first, second, third].forEach { view.addSubview($0) }
    view.isSkeletonable = true
    view.showSkeleton()
  }
}
