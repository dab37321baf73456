/// Every view's frame in its parent: the file's; where it gives none, one that skelinspect makes up.
///
/// Views stand below one another, 8 points apart and from the edges (16 from the root's); stack views are laid
/// out as UIKit does, contentViews fill their cells, and a root has 320 × 568 points.
struct ViewFrames {
  static let standardScreen = Rect(width: 320, height: 568)
  /// Points between views, and from the edges.
  static let gap = 8.0

  /// In points of the parent, with sizes that are not negative.
  private(set) var frames: [Rect]
  private(set) var isMadeUp: [Bool]
  let hierarchy: Hierarchy
  private let natural: NaturalSizes

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    let given = hierarchy.views.indices.map { hierarchy.frame(of: $0)?.standardized }
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

  private var rootFrame: Rect {
    let standard = Self.standardScreen
    let constraints = hierarchy.constraints(of: 0)
    let isCell = hierarchy.views[0].family.hasContentView
    return Rect(
      width: constraints.widths.max() ?? standard.width,
      height: constraints.heights.max() ?? (isCell ? natural[0].height : nil) ?? standard.height
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
      case .contentView, .backgroundView: set(bounds, of: child)
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
    let item = hierarchy.itemSize(of: owner)
    return Rect(width: item.width, height: item.height).standardized
  }

  /// Below one another; tables, collections and scroll views share the height that is left.
  private mutating func pile(_ children: [ViewIndex], in view: ViewIndex) {
    let bounds = frames[view]
    let edge = view == 0 ? 2 * Self.gap : Self.gap
    let isRightToLeft = hierarchy.isRightToLeft(view)
    let stretchy = children.filter {
      hierarchy.isStretchy($0) && hierarchy.constraints(of: $0).heights.isEmpty
    }
    let taken = children.reduce(edge * 2 - Self.gap) { $0 + (natural[$1].height ?? 44) + Self.gap }
    let extra = stretchy.isEmpty ? 0 : (bounds.height - taken) / Double(stretchy.count)
    var top = edge
    for child in children {
      let isScrolling = hierarchy.isStretchy(child)
      var height = natural[child].height ?? 44
      if stretchy.contains(child) { height = max(height + extra, 120) }
      // What scrolls goes from edge to edge.
      let margin = isScrolling ? 0 : edge
      let room = max(bounds.width - 2 * margin, 0)
      let width = natural[child].width.map { min($0, room) } ?? room
      let x = isRightToLeft ? bounds.width - margin - width : margin
      set(Rect(x: x, y: top, width: width, height: height), of: child)
      top += height + Self.gap
    }
  }

  private mutating func arrange(_ children: [ViewIndex], inStack stack: ViewIndex) {
    let isVertical = hierarchy.isVertical(stack)
    let (width, height) = (frames[stack].width, frames[stack].height)
    let layout = StackLayout(
      distribution: hierarchy.text(.distribution, of: stack).flatMap(StackLayout.Distribution.init) ?? .fill,
      spacing: hierarchy.number(.spacing, of: stack) ?? 0)
    let segments = layout.segments(
      of: children.map { item($0, isVertical: isVertical) }, in: isVertical ? height : width)
    let isMirrored = hierarchy.isRightToLeft(stack)
    for (child, segment) in zip(children, segments) {
      let across = self.across(
        isVertical ? natural[child].width : natural[child].height, in: isVertical ? width : height,
        hierarchy.text(.alignment, of: stack))
      var frame =
        isVertical
        ? Rect(x: across.start, y: segment.start, width: across.length, height: segment.length)
        : Rect(x: segment.start, y: across.start, width: segment.length, height: across.length)
      if isMirrored { frame.x = width - frame.x - frame.width }
      set(frame, of: child)
    }
  }

  private func item(_ view: ViewIndex, isVertical: Bool) -> StackLayout.Item {
    let constraints = hierarchy.constraints(of: view)
    let isStretchy = isVertical && hierarchy.isStretchy(view)
    if !isMadeUp[view] {
      return StackLayout.Item(length: isVertical ? frames[view].height : frames[view].width, isFixed: true)
    }
    return StackLayout.Item(
      length: isStretchy ? nil : isVertical ? natural[view].height : natural[view].width,
      isFixed: !(isVertical ? constraints.heights : constraints.widths).isEmpty)
  }

  /// Across the axis; a view without a length of its own takes it all.
  private func across(_ length: Double?, in extent: Double, _ alignment: String?) -> StackLayout.Segment {
    guard let length, let alignment, alignment != "fill" else {
      return StackLayout.Segment(start: 0, length: extent)
    }
    let start =
      switch alignment {
      case "center": (extent - length) / 2
      case "trailing", "bottom", "lastBaseline": extent - length
      default: 0.0
      }
    return StackLayout.Segment(start: start, length: length)
  }

  private mutating func set(_ frame: Rect, of view: ViewIndex) {
    if isMadeUp[view] { frames[view] = frame }
  }
}
