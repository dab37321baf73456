/// Every view's frame in its parent: the file's; where it gives none, one that skelinspect makes up.
///
/// Views stand below one another, 8 points apart and from the edges (16 from the root's), and side by side in
/// rows; stack views are laid out as UIKit does, contentViews fill their cells, and a root has 390 × 844 points
/// or as much height as it needs.
struct ViewFrames {
  /// An iPhone 16e's.
  static let standardScreen = Rect(width: 390, height: 844)
  /// Points between views, and from the edges.
  static let gap = 8.0
  /// Between views for which there is no room.
  static let narrowGap = 2.0

  /// In points of the parent, with sizes that are not negative.
  private(set) var frames: [Rect]
  private(set) var isMadeUp: [Bool]
  /// What is cut off in views that are too small for what they hold, where the file does not say where it stands.
  private(set) var overflows: [ViewIndex: Overflow] = [:]
  let hierarchy: Hierarchy
  let natural: NaturalSizes
  /// Of a SwiftUI hierarchy.
  let swiftUI: SwiftUILayout?

  struct Overflow {
    /// Points that the contents need, and those that there are.
    let needed, room: Double
    /// Along the width.
    var isHorizontal = false
  }

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    let given = hierarchy.views.indices.map { hierarchy.frame(of: $0)?.standardized }
    if let facts = hierarchy.swiftUI {
      let layout = SwiftUILayout(hierarchy, facts)
      (swiftUI, frames, isMadeUp) = (layout, layout.frames, given.map { $0 == nil })
      natural = NaturalSizes(hierarchy, layout.frames)
      return
    }
    swiftUI = nil
    frames = given.map { $0 ?? Rect(width: 0, height: 0) }
    isMadeUp = given.map { $0 == nil }
    natural = NaturalSizes(hierarchy, given)
    if isMadeUp.contains(true) {
      for view in hierarchy.views.indices {
        if view == 0, isMadeUp[0] { frames[0] = rootFrame }
        arrange(view)
      }
    }
    if !frames.isEmpty { (frames[0].x, frames[0].y) = (0, 0) }
  }

  /// Of the header view above a table's rows.
  func headerHeight(of table: ViewIndex) -> Double {
    let header = hierarchy.children(of: table).first { hierarchy.views[$0].place == .tableHeaderView }
    return header.map { frames[$0].height } ?? 0
  }

  /// Where the device's screen ends in a root that grew beyond it, in points.
  var fold: Double? {
    let screen = hierarchy.device.height
    if let swiftUI { return !swiftUI.isGiven(0) && swiftUI.screen.height > screen + 0.5 ? screen : nil }
    guard isRootOpen, !hierarchy.views[0].family.hasContentView else { return nil }
    return frames[0].height > screen + 0.5 ? screen : nil
  }

  /// Whether its height is what it holds, if that is more than a screen.
  private var isRootOpen: Bool { isMadeUp.first == true && hierarchy.constraints(of: 0).heights.isEmpty }

  private var rootFrame: Rect {
    let standard = hierarchy.device
    let constraints = hierarchy.constraints(of: 0)
    let family = hierarchy.views[0].family
    let own = family.hasContentView ? natural[0].height : nil
    let isStacked = family == .stack && hierarchy.isVertical(0)
    let least = isStacked ? max(natural[0].height ?? 0, standard.height) : standard.height
    return Rect(
      width: constraints.widths.max() ?? standard.width,
      height: constraints.heights.max() ?? own ?? least
    ).standardized
  }

  /// Gives the views that stand in a view their frames, where the file does not.
  private mutating func arrange(_ view: ViewIndex) {
    let children = hierarchy.children(of: view).filter { isMadeUp[$0] }
    guard !children.isEmpty else { return }
    let bounds = Rect(width: frames[view].width, height: frames[view].height)
    var stacked: [ViewIndex] = []
    for child in children {
      switch hierarchy.views[child].place {
      case .contentView, .backgroundView, .overlay, .background, .mask: set(bounds, of: child)
      case .prototype, .headerFooterView, .supplementaryView:
        set(templateFrame(of: child, in: view, width: bounds.width), of: child)
      case .tableHeaderView, .tableFooterView:
        set(Rect(width: bounds.width, height: natural[child].height ?? 44), of: child)
      case .root, .subview, .arrangedSubview, .child: stacked.append(child)
      }
    }
    if stacked.isEmpty { return }
    if hierarchy.views[view].family == .stack {
      // Those that the file places count too.
      let arranged = hierarchy.children(of: view).filter { hierarchy.views[$0].place != .subview }
      arrange(Array(arranged), inStack: view)
      for child in stacked where hierarchy.views[child].place == .subview { set(bounds, of: child) }
    } else if let row = natural.row(of: view, stacked) {
      arrange(stacked, in: row, of: view)
    } else {
      pile(stacked, in: view)
    }
  }

  /// Of a cell by its table's row height or its collection's item size; it stands at its place later.
  private func templateFrame(of cell: ViewIndex, in owner: ViewIndex, width: Double) -> Rect {
    let own = natural[cell].height ?? 44
    if hierarchy.views[owner].family == .table {
      let row = hierarchy.views[cell].place == .prototype ? hierarchy.skeletonRowHeight(of: owner) : 0
      return Rect(width: width, height: row > 0 ? row : own)
    }
    guard hierarchy.views[cell].place == .prototype else {
      let sizes = [ViewKey.headerReferenceSize, .footerReferenceSize].compactMap {
        hierarchy.size($0, of: owner)
      }
      return Rect(width: width, height: sizes.map(\.height).max() ?? own)
    }
    if hierarchy.areItemSizesOfCode(owner) {
      let insets = hierarchy.insets(.sectionInset, of: owner)
      // One sees that there are more.
      let share = hierarchy.hasSidewaysSections(owner) ? 0.42 : 1
      return Rect(width: (width - insets.left - insets.right) * share, height: own).standardized
    }
    let item = hierarchy.itemSize(of: owner)
    return Rect(width: item.width, height: item.height).standardized
  }

  mutating func set(_ frame: Rect, of view: ViewIndex) {
    if isMadeUp[view] { frames[view] = frame }
  }

  /// What is laid out in a view ends at those points; beyond its edge it is cut off, unless it scrolls. A root of
  /// no given height grows.
  mutating func end(at needed: Double, in view: ViewIndex, isHorizontal: Bool = false) {
    let room = isHorizontal ? frames[view].width : frames[view].height
    guard needed > room + 0.5, room >= 1 else { return }
    if view == 0 {
      if isRootOpen, !isHorizontal { frames[0].height = needed }
    } else if hierarchy.views[view].viewClass.name != "UIScrollView" {
      overflows[view] = Overflow(needed: needed, room: room, isHorizontal: isHorizontal)
    }
  }
}

extension Hierarchy {
  /// The screen on which pictures show it.
  var device: Rect {
    environment.screen.map { Rect(width: $0.width, height: $0.height) } ?? ViewFrames.standardScreen
  }
}

extension Screen {
  /// Lays the root out on a screen of that size in points.
  ///
  /// - Returns: whether that changes anything: the file gives no frame of the root.
  package mutating func setSize(_ width: Double, _ height: Double) -> Bool {
    hierarchy.environment.screen = Size(width: width, height: height)
    return !hierarchy.views.isEmpty && hierarchy.frame(of: 0) == nil
  }
}
