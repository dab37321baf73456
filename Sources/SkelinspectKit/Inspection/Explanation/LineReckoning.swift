/// How SkeletonView comes to the text lines of a label or text view.
struct LineReckoning: Sendable {
  let lines: TextLines
  /// A printed tree says types and flags, and nothing by which lines are counted.
  let isPrinted: Bool
  /// By code.
  let isMade: Bool
  /// Nil: a block, or unknown.
  let count: Int?
  /// The last line's width, in points.
  let lastWidth: Double?
  /// The key that says how many lines there are; nil where none does.
  let key: ViewKey?
  /// What would be drawn is beyond all bounds.
  let isRunaway: Bool

  /// Nil for a view that has no text lines, or some below which others are drawn.
  init?(of view: ViewIndex, in inspection: Inspection) {
    let hierarchy = inspection.hierarchy
    guard inspection.draws(view),
      let lines = TextLines(of: view, in: hierarchy, frame: inspection.presence.cellSizes[view])
    else { return nil }
    self.lines = lines
    isPrinted = hierarchy.origin == .printed
    isMade = hierarchy.origin(of: view) == .code
    key = [ViewKey.skeletonTextNumberOfLines, .numberOfLines].first { key in
      hierarchy.says(key, of: view) && (lines.style.isLabel || key != .numberOfLines)
    }
    if case .lines(let known) = lines.amount, !isPrinted { count = known } else { count = nil }
    if case .runaway = lines.amount { isRunaway = true } else { isRunaway = false }
    lastWidth = lines.rects?.last?.width
  }

  var style: TextStyle { lines.style }

  /// Code gives a key what cannot be told.
  func isOpen(_ key: ViewKey) -> Bool { style.open.contains(key) }

  /// Nil where it cannot be told.
  var requested: Int? { style.isCountOpen ? nil : style.numberOfLines }
  /// Nil where it cannot be told.
  var fillPercent: Int? { isOpen(.lastLineFillPercent) ? nil : style.lastLineFillPercent }

  /// Points that the lines and what is between them take.
  var textHeight: Double? {
    if style.isLineHeightOpen || isOpen(.skeletonLineSpacing) { return nil }
    return count.map { Double($0) * lines.lineHeight + Double($0 - 1) * style.spacing }
  }
}
