/// Every view's frame in its parent: the file's; where it gives none, one that skelinspect makes up.
///
/// Views stand below one another, 8 points apart and from the edges (16 from the root's); stack views are laid
/// out as UIKit does, contentViews fill their cells, and a root has 320 × 568 points.
struct ViewFrames {
  static let standardScreen = Size(width: 320, height: 568)
  /// Points between views, and from the edges.
  static let gap = 8.0

  /// In points of the parent, with sizes that are not negative.
  private(set) var frames: [Rect]
  private(set) var isMadeUp: [Bool]
  let hierarchy: Hierarchy
  /// Before a parent has its say.
  private(set) var natural: [PartialSize] = []

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    let given = hierarchy.views.indices.map { hierarchy.frame(of: $0)?.standardized }
    frames = given.map { $0 ?? Rect(x: 0, y: 0, width: 0, height: 0) }
    isMadeUp = given.map { $0 == nil }
    if isMadeUp.contains(true) {
      natural = Array(repeating: PartialSize(), count: frames.count)
      for view in hierarchy.views.indices.reversed() { natural[view] = size(of: view) }
      for view in hierarchy.views.indices {
        if view == 0, isMadeUp[0] { frames[0] = rootFrame }
        arrange(view)
      }
    }
    if !frames.isEmpty { (frames[0].x, frames[0].y) = (0, 0) }
  }

  /// What holds no cells to be made.
  func standing(in view: ViewIndex) -> [ViewIndex] {
    hierarchy.children(of: view).filter { !hierarchy.views[$0].place.isTemplate }
  }

  mutating func set(_ frame: Rect, of view: ViewIndex) {
    if isMadeUp[view] { frames[view] = frame }
  }

  private var rootFrame: Rect {
    let standard = Self.standardScreen
    let constraints = hierarchy.constraints(of: 0)
    let isCell = hierarchy.views[0].family.hasContentView
    return Rect(
      x: 0, y: 0, width: constraints.widths.max() ?? standard.width,
      height: constraints.heights.max() ?? (isCell ? natural[0].height : nil) ?? standard.height
    ).standardized
  }
}

extension ViewFrames {
  /// Its frame's, else by constraints, what it holds, or its class.
  private func size(of view: ViewIndex) -> PartialSize {
    if !isMadeUp[view] { return PartialSize(width: frames[view].width, height: frames[view].height) }
    let constraints = hierarchy.constraints(of: view)
    if let width = constraints.widths.max(), let height = constraints.heights.max() {
      return PartialSize(width: max(width, 0), height: max(height, 0))
    }
    let children = hierarchy.views[view].family.isCollection ? [] : standing(in: view)
    let size = children.isEmpty ? hierarchy.naturalSize(of: view) : contentSize(of: view, children)
    return PartialSize(
      width: constraints.widths.max().map { max($0, 0) } ?? size.width,
      height: constraints.heights.max().map { max($0, 0) } ?? size.height)
  }

  private func contentSize(of view: ViewIndex, _ children: [ViewIndex]) -> PartialSize {
    if hierarchy.views[view].family == .stack {
      let arranged = children.filter { hierarchy.views[$0].place != .subview }
      return arranged.isEmpty ? hierarchy.naturalSize(of: view) : stackSize(of: view, arranged)
    }
    if hierarchy.views[view].family.hasContentView,
      let content = children.first(where: { hierarchy.views[$0].place == .contentView })
    {
      return natural[content]
    }
    let given = children.filter { !isMadeUp[$0] }
    let bottom = given.map { frames[$0].y + frames[$0].height }.max() ?? 0
    let stacked = children.filter { isMadeUp[$0] }
    let heights = stacked.reduce(0) { $0 + (natural[$1].height ?? 0) + Self.gap } + Self.gap
    return PartialSize(
      width: stacked.isEmpty ? given.map { frames[$0].x + frames[$0].width }.max() : nil,
      height: stacked.isEmpty ? bottom : max(bottom, heights))
  }

  private func stackSize(of view: ViewIndex, _ children: [ViewIndex]) -> PartialSize {
    let gaps = (hierarchy.number(.spacing, of: view) ?? 0) * Double(children.count - 1)
    guard hierarchy.isVertical(view) else {
      let widths = children.compactMap { natural[$0].width }
      return PartialSize(
        width: widths.count == children.count ? widths.reduce(gaps, +) : nil,
        height: children.compactMap { natural[$0].height }.max())
    }
    return PartialSize(width: nil, height: children.reduce(gaps) { $0 + (natural[$1].height ?? 0) })
  }
}

extension Hierarchy {
  /// Whether a stack view stacks downwards; UIKit's own default is sideways.
  func isVertical(_ stack: ViewIndex) -> Bool { text(.axis, of: stack) == "vertical" }
}
