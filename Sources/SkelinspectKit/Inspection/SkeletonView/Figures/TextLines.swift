/// The text lines of a label or text view and the height that its layer has (rules L1 to L13): SkeletonView's
/// `addMultilinesLayers` and `updateMultilinesLayers`, as settled after layout.
struct TextLines: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    /// Drawn as one block.
    case none
    /// Nil where the size is unknown.
    case lines([Rect]?)
    /// More lines than would ever be drawn.
    case runaway(Double)
  }

  /// The layer's size, a label's growth included.
  let size: PartialSize
  let content: Content

  /// - Parameter size: `layerSize`, before a label grows.
  init(_ style: TextStyle, frame: PartialSize?, size: PartialSize) {
    var size = size
    var firstConstraint = style.heightConstraints.first
    if let grown = Self.grownHeight(style, height: size.height, firstConstraint: firstConstraint) {
      size.height = Hierarchy.larger(frame?.height, [grown])
      firstConstraint = grown
    }
    self.size = size
    let lineHeight = style.height(firstConstraint: firstConstraint)
    content = Self.content(style, size: size, lineHeight: lineHeight)
  }

  /// What a label's height constraints are replaced by, where it asks for more height than it has (rule L2).
  static func grownHeight(_ style: TextStyle, height: Double?, firstConstraint: Double?) -> Double? {
    let lines = Double(style.numberOfLines)
    guard style.isLabel, lines > 1 || lines == 0, let height else { return nil }
    let lineHeight = style.height(firstConstraint: firstConstraint)
    let wanted = lineHeight * lines + style.spacing * (lines - 1) + style.padding.top + style.padding.bottom
    return wanted > height ? wanted : nil
  }

  private static func content(_ style: TextStyle, size: PartialSize, lineHeight: Double) -> Content {
    if style.isBlock { return .none }
    var count = Double(style.numberOfLines)
    if count <= 0 {
      guard let height = size.height else { return .lines(nil) }
      let room = abs(height) - style.padding.top - style.padding.bottom
      count = (room / (lineHeight + style.spacing)).rounded(.toNearestOrAwayFromZero)
      guard count.isNormal else { return .none }
      count = max(count, 1)
    }
    guard count <= Double(TextStyle.maximumLines) else { return .runaway(count) }
    guard let width = size.width, let height = size.height else { return .lines(nil) }
    let lines = rects(
      style, count: Int(count), width: abs(width), height: abs(height), lineHeight: lineHeight)
    return .lines(lines.allSatisfy(\.isFinite) ? lines : nil)
  }

  private static func rects(
    _ style: TextStyle, count: Int, width: Double, height: Double, lineHeight: Double
  ) -> [Rect] {
    let isStretched = count == 1 && style.appearance.renderSingleLineAsView
    let lineHeight = isStretched ? height : lineHeight
    let full = width - style.padding.left - style.padding.right
    var rects = (0..<count).map { index in
      Rect(
        x: style.padding.left, y: Double(index) * (lineHeight + style.spacing) + style.padding.top,
        width: full,
        height: lineHeight)
    }
    let last = full * Double(style.lastLineFillPercent) / 100
    rects[count - 1].width = last
    rects[count - 1].x = lastLineStart(style, lineWidth: last, width: width)
    rects = rects.map(\.standardized)
    guard style.isLabel, let end = rects.last.map({ $0.y + $0.height }) else { return rects }
    let shift = (height - (end + style.padding.top + style.padding.bottom)) / 2
    for index in rects.indices { rects[index].y += shift }
    return rects
  }

  /// Only the last line follows the text alignment (rule L8).
  private static func lastLineStart(_ style: TextStyle, lineWidth: Double, width: Double) -> Double {
    switch style.alignment {
    case .leading: style.padding.left
    case .center: (width + style.padding.left - style.padding.right - lineWidth) / 2
    case .trailing: width - lineWidth - style.padding.right
    }
  }
}

extension Hierarchy {
  /// The text lines of a label or text view; nil for any other view.
  func textLines(of view: ViewIndex, frame given: PartialSize?) -> TextLines? {
    guard let style = TextStyle(of: view, in: self) else { return nil }
    let frame = given ?? frame(of: view).map { PartialSize(width: $0.width, height: $0.height) }
    return TextLines(style, frame: frame, size: layerSize(of: view, frame: given))
  }
}

extension Rect {
  /// The same rectangle with a positive size, as `CGRect.standardized`.
  var standardized: Rect {
    Rect(x: width < 0 ? x + width : x, y: height < 0 ? y + height : y, width: abs(width), height: abs(height))
  }
}
