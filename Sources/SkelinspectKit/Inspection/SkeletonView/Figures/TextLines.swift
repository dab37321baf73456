/// The text lines of a label or text view and the height that its layer has (rules L1 to L13): SkeletonView's
/// `addMultilinesLayers` and `updateMultilinesLayers`, as settled after layout.
struct TextLines: Sendable {
  enum Amount: Equatable, Sendable {
    /// Drawn as one block.
    case none
    /// A line or more.
    case unknown
    case lines(Int)
    /// More lines than would ever be drawn.
    case runaway(Double)
  }

  let style: TextStyle
  /// The layer's size, before a label grows.
  let sizeBefore: PartialSize
  /// What a label's height constraints are replaced by, where it asks for more height than it has (rule L2).
  let grownHeight: Double?
  /// The layer's size, a label's growth included.
  let size: PartialSize
  /// Points, growth included.
  let lineHeight: Double

  /// Nil for a view that has no text lines.
  ///
  /// - Parameter frame: the frame's size while the skeleton shows, where it is not the file's.
  init?(of view: ViewIndex, in hierarchy: borrowing Hierarchy, frame given: PartialSize?) {
    guard let style = TextStyle(of: view, in: hierarchy) else { return nil }
    let size = hierarchy.layerSize(of: view, frame: given)
    let grown = Self.grownHeight(style, height: size.height)
    (self.style, sizeBefore, grownHeight) = (style, size, grown)
    let frameHeight = given == nil ? hierarchy.frame(of: view)?.height : given?.height
    // Nobody knows how far it grows.
    let isOpen = style.isLabel && (style.isCountOpen || style.isPitchOpen && style.numberOfLines != 1)
    let height = isOpen ? nil : grown.map { Hierarchy.larger(frameHeight, $0) } ?? size.height
    self.size = PartialSize(width: size.width, height: height)
    lineHeight = style.height(firstConstraint: grown ?? style.heightConstraints.first)
  }

  /// As a view is now: a label that asked for more height at show has it in its constraints.
  init?(asIs view: ViewIndex, in hierarchy: borrowing Hierarchy) {
    guard let style = TextStyle(of: view, in: hierarchy) else { return nil }
    let size = hierarchy.layerSize(of: view)
    (self.style, sizeBefore, self.size, grownHeight) = (style, size, size, nil)
    lineHeight = style.height(firstConstraint: style.heightConstraints.first)
  }

  /// From the top of one line to that of the next, in points.
  var pitch: Double { lineHeight + style.spacing }

  private static func grownHeight(_ style: TextStyle, height: Double?) -> Double? {
    let lines = Double(style.numberOfLines)
    guard style.isLabel, lines > 1 || lines == 0, let height else { return nil }
    let lineHeight = style.height(firstConstraint: style.heightConstraints.first)
    let wanted = lineHeight * lines + style.spacing * (lines - 1) + style.padding.top + style.padding.bottom
    return wanted > height ? wanted : nil
  }

  /// Where its lines stand; nil for a block, and where that is not known.
  var rects: [Rect]? {
    if case .lines(let count) = amount { settledLines(count) } else { nil }
  }

  /// How many lines it has.
  var amount: Amount {
    if style.isCountOpen { return .unknown }
    if style.isBlock { return .none }
    var count = Double(style.numberOfLines)
    if count <= 0 {
      guard let height = size.height, !style.isPitchOpen else { return .unknown }
      let room = abs(height) - style.padding.top - style.padding.bottom
      count = (room / pitch).rounded(.toNearestOrAwayFromZero)
      guard count.isNormal else { return .none }
      count = max(count, 1)
    }
    return count <= Double(TextStyle.maximumLines) ? .lines(Int(count)) : .runaway(count)
  }

  /// A line or more, as many as would ever be drawn.
  var hasLines: Bool {
    switch amount {
    case .lines, .unknown: true
    case .none, .runaway: false
    }
  }

  /// Of a layer that has so many lines, after a layout.
  func settledLines(_ count: Int) -> [Rect]? {
    guard count > 0, !style.isPlaceOpen, let width = size.width, let height = size.height else { return nil }
    let lines = rects(count, width: abs(width), height: abs(height))
    return lines.allSatisfy(\.isFinite) ? lines : nil
  }

  /// Of a layer that is made now: at the top, aligned left.
  var newLines: [Rect]? {
    guard let settled = rects, let width = size.width, let height = size.height else {
      return nil
    }
    return topLeftRects(settled.count, width: abs(width), height: abs(height)).map(\.standardized)
  }

  private func topLeftRects(_ count: Int, width: Double, height: Double) -> [Rect] {
    let isStretched = count == 1 && style.stretchesSingleLine
    let lineHeight = isStretched ? height : self.lineHeight
    let full = width - style.padding.left - style.padding.right
    var rects = (0..<count).map { index in
      Rect(
        x: style.padding.left, y: Double(index) * (lineHeight + style.spacing) + style.padding.top,
        width: full,
        height: lineHeight)
    }
    rects[count - 1].width = full * Double(style.lastLineFillPercent) / 100
    return rects
  }

  private func rects(_ count: Int, width: Double, height: Double) -> [Rect] {
    var rects = topLeftRects(count, width: width, height: height)
    rects[count - 1].x = lastLineStart(lineWidth: rects[count - 1].width, width: width)
    rects = rects.map(\.standardized)
    guard style.isLabel, let end = rects.last.map({ $0.y + $0.height }) else { return rects }
    let shift = (height - (end + style.padding.top + style.padding.bottom)) / 2
    for index in rects.indices { rects[index].y += shift }
    return rects
  }

  /// Only the last line follows the text alignment (rule L8).
  private func lastLineStart(lineWidth: Double, width: Double) -> Double {
    switch style.alignment {
    case .leading: style.padding.left
    case .center: (width + style.padding.left - style.padding.right - lineWidth) / 2
    case .trailing: width - lineWidth - style.padding.right
    }
  }
}

extension Hierarchy {
  /// Whether a text that code makes may be drawn as one block: as many lines as its height holds, which is not known, and
  /// of which 12 points hold none (rules L4 and L10).
  func mayBeBlock(_ view: ViewIndex) -> Bool {
    guard let lines = TextLines(of: view, in: self, frame: nil), case .unknown = lines.amount else {
      return false
    }
    return origin(of: view) == .code || lines.style.isCountOpen
  }
}

extension Rect {
  /// The same rectangle with a positive size, as `CGRect.standardized`.
  var standardized: Rect {
    Rect(x: width < 0 ? x + width : x, y: height < 0 ? y + height : y, width: abs(width), height: abs(height))
  }
}

extension Hierarchy {
  /// A text of a single line, of which nothing is filled (rule L5).
  func hasBlankLine(_ view: ViewIndex) -> Bool {
    guard (integer(.lastLineFillPercent, of: view) ?? appearance.multilineLastLineFillPercent) == 0,
      evidence?.isUnknown(.lastLineFillPercent, of: view) != true,
      case .lines(1)? = TextLines(of: view, in: self, frame: nil)?.amount
    else { return false }
    return true
  }
}
