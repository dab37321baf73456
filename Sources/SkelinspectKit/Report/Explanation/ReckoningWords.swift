/// The arithmetic behind lines, rows and items.
struct ReckoningWords {
  private let hierarchy: Hierarchy

  init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  /// `600 / 44 rounded up is 14 rows (frame height / rowHeight)`.
  func count(_ cells: CellReckoning) -> String {
    let noun = cells.isTable ? "row" : "item"
    let sections = CountWords.inEach(ofSections: cells.sections).map { ", " + $0 } ?? ""
    if cells.sections == 0 { return "numberOfSkeletonSections is 0" }
    if let explicit = cells.explicit {
      let key = cells.isTable ? "numberOfSkeletonRows" : "numberOfSkeletonItems"
      return "\(key) is \(explicit)\(sections)"
    }
    guard cells.hasFlowLayout else {
      return "a layout that is not a flow layout counts 0 items, unless numberOfSkeletonItems says more"
    }
    let side = cells.isExtentWidth ? "width" : "height"
    let length = cells.lengthKey == .itemSize ? "itemSize.\(side)" : cells.lengthKey.rawValue
    let quotient = "\(cells.extent?.roundedText ?? "its \(side)") / \(cells.length.roundedText)"
    let isStandard = cells.isLengthSaid ? "" : ", \(cells.length.roundedText) by default"
    let what = "(frame \(side) / \(length)\(isStandard))"
    switch cells.perSection {
    case .unknown: return "\(quotient), how many is not known: the file gives it no \(side)"
    case .trap: return "\(quotient) \(what) fits no Int"
    case .known(let count):
      let lines = cells.isTable ? "" : "; SkeletonView counts lines and makes as many items"
      return "\(quotient) rounded up is \(count.counted(noun)) \(what)\(sections)\(lines)"
    }
  }

  /// `3 lines: numberOfLines is 3; 3 · 15 + 2 · 10 = 65 pt; …`.
  func text(_ lines: LineReckoning) -> String {
    if lines.isRunaway {
      return
        "line height \(lines.lineHeight.roundedText) and spacing \(lines.style.spacing.roundedText) make too many"
    }
    guard let count = lines.count else { return noLines(lines) }
    let parts = [number(lines), height(lines, count), extent(lines, count), last(lines, count)]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  private func height(_ lines: LineReckoning, _ count: Int) -> String {
    guard count == 1, lines.style.appearance.renderSingleLineAsView, let height = lines.height else {
      return lines.lineHeight.inPoints + " high" + (count == 1 ? "" : " each")
    }
    return "\(abs(height).inPoints) high, for renderSingleLineAsView stretches it"
  }

  private func number(_ lines: LineReckoning) -> String {
    let pitch = lines.lineHeight + lines.style.spacing
    guard lines.isByHeight, let room = lines.room, let roomText = lines.roomText else { return reason(lines) }
    let rounded = (room / pitch).rounded(.toNearestOrAwayFromZero)
    let sum = "(\(lines.lineHeight.roundedText) + \(lines.style.spacing.roundedText))"
    let least = rounded < 1 ? ", and one is drawn at least" : ""
    return "\(roomText) / \(sum) rounded is \(rounded.roundedText)\(least), for \(reason(lines))"
  }

  private func reason(_ lines: LineReckoning) -> String {
    let number = lines.style.numberOfLines
    if let key = lines.key {
      let isMended = key == .skeletonTextNumberOfLines || number >= 0
      return isMended ? "\(key.rawValue) is \(number)" : "numberOfLines is \(number)"
    }
    return lines.style.isLabel ? "numberOfLines is 1 by default" : "a text view fills its height"
  }

  /// What several lines take, and whether a label grows for it.
  private func extent(_ lines: LineReckoning, _ count: Int) -> String? {
    guard count > 1, let total = lines.textHeight else { return nil }
    let (height, spacing) = (lines.lineHeight.roundedText, lines.style.spacing.roundedText)
    var text = "\(count) · \(height) + \(count - 1) · \(spacing) = \(total.inPoints)"
    if let before = lines.heightBefore, let grown = lines.grownHeight {
      text += ", for which it grows from \(before.roundedText) to \(grown.inPoints) meanwhile"
    } else if let height = lines.height {
      text += " of \(height.roundedText)"
    }
    return text
  }

  private func last(_ lines: LineReckoning, _ count: Int) -> String {
    let percent = lines.style.lastLineFillPercent
    let what = count == 1 ? "a single line counts as a last one" : "the last one is"
    let width = lines.lastWidth.flatMap { last in
      lines.width.map { " (\(last.roundedText) of \($0.inPoints))" }
    }
    return "\(what)\(count == 1 ? ", " : " ")\(percent) % wide\(width ?? "")"
  }

  /// Why a text is one block, or what is unknown.
  private func noLines(_ lines: LineReckoning) -> String {
    let style = lines.style
    if style.numberOfLines == 1, style.appearance.renderSingleLineAsView {
      return "none: renderSingleLineAsView draws a single line as a block"
    }
    if style.isBlock { return "none: \(reason(lines))" }
    guard let room = lines.roomText else { return "how many is not known: the file gives it no height" }
    return "none: \(reason(lines)), and \(room) / "
      + "(\(lines.lineHeight.roundedText) + \(style.spacing.roundedText)) rounds to 0"
  }
}

extension LineReckoning {
  /// Points that a height leaves for lines.
  fileprivate var room: Double? { height.map { abs($0) - style.padding.top - style.padding.bottom } }

  /// `120`, or `(120 − 16)` where padding takes some of it.
  fileprivate var roomText: String? {
    guard let height else { return nil }
    let padding = style.padding.top + style.padding.bottom
    if padding == 0 { return abs(height).roundedText }
    return "(\(abs(height).roundedText) − \(padding.roundedText))"
  }
}
