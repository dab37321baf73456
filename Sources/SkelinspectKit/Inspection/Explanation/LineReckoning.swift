/// How SkeletonView comes to the text lines of a label or text view.
struct LineReckoning: Sendable {
  let style: TextStyle
  /// Nil: a block, or unknown.
  let count: Int?
  /// Points, a label's growth included; nil where the file does not say it.
  let height: Double?
  /// Before a label grows, in points.
  let heightBefore: Double?
  /// What a label's height constraints are replaced by meanwhile; nil where it has room.
  let grownHeight: Double?
  /// Points.
  let lineHeight: Double
  /// The last line's width and that of the whole view, in points.
  let lastWidth: Double?
  let width: Double?
  /// The key that says how many lines there are; nil where none does.
  let key: ViewKey?
  /// What would be drawn is beyond all bounds.
  let isRunaway: Bool

  /// Nil for a view that has no text lines, or some below which others are drawn.
  init?(of view: ViewIndex, in inspection: Inspection) {
    let hierarchy = inspection.hierarchy
    guard inspection.draws(view), let style = TextStyle(of: view, in: hierarchy) else { return nil }
    let given = inspection.presence.cellSizes[view]
    let size = hierarchy.layerSize(of: view, frame: given)
    let lines = hierarchy.textLines(of: view, frame: given)
    let first = style.heightConstraints.first
    let grown = TextLines.grownHeight(style, height: size.height, firstConstraint: first)
    self.style = style
    heightBefore = size.height
    height = lines?.size.height
    grownHeight = grown
    lineHeight = style.height(firstConstraint: grown ?? first)
    width = size.width
    key = [ViewKey.skeletonTextNumberOfLines, .numberOfLines].first { key in
      hierarchy.says(key, of: view) && (style.isLabel || key != .numberOfLines)
    }
    switch lines?.content {
    case .lines(let rects):
      count = rects?.count ?? (style.numberOfLines > 0 ? style.numberOfLines : nil)
      lastWidth = rects?.last?.width
      isRunaway = false
    case .runaway: (count, lastWidth, isRunaway) = (nil, nil, true)
    case .some(.none), nil: (count, lastWidth, isRunaway) = (nil, nil, false)
    }
  }

  /// The number is none that was asked for, but what the height holds.
  var isByHeight: Bool { style.numberOfLines <= 0 }

  /// Points that the lines and what is between them take.
  var textHeight: Double? {
    count.map { Double($0) * lineHeight + Double($0 - 1) * style.spacing }
  }
}
