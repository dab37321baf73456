/// One source line as a terminal shows it, cut around the places that matter to a width.
struct SourceExcerpt {
  /// Cells to show beside a place before the line's beginning is given up for it.
  private static let margin = 8

  let text: String
  private let cells: [TerminalCell]
  /// The terminal column at which each cell begins, and the one after the last.
  private let columns: [Int]

  /// - Parameters:
  ///   - span: UTF-8 bytes of one line, which stay in sight as far as they fit.
  ///   - width: terminal cells.
  ///   - indent: bytes at the line's beginning that are not shown.
  init(_ source: SourceText, _ lines: LineTable, around span: Range<Int>, width: Int, indent: Int) {
    // A letter of ASCII has a cell, others have up to eight bytes in one.
    let near = lines.line(around: span.lowerBound, reach: indent + width * 2)
    let whole =
      source.isPrintableASCII(near) ? near : lines.line(around: span.lowerBound, reach: indent + width * 8)
    let isCut = lines.isCut(whole)
    let line = isCut.before ? whole : whole.lowerBound + indent..<whole.upperBound
    let all = source.cells(line)
    let columns = Self.columns(of: all, from: 0)
    let total = columns[all.count]
    let start = Self.start(of: span, in: all, columns, cutBefore: isCut.before, width: width)
    let isCutBefore = isCut.before || start > 0
    let isCutAfter = isCut.after || total > start + width
    let first = columns.firstIndex { $0 >= start + (isCutBefore ? 1 : 0) } ?? all.count
    let limit = columns[first] + width - (isCutBefore ? 1 : 0) - (isCutAfter ? 1 : 0)
    let end = (columns.firstIndex { $0 > limit } ?? all.count + 1) - 1
    cells = Array(all[Range(from: first, to: end)])
    self.columns = Self.columns(of: cells, from: isCutBefore ? 1 : 0)
    let shown = cells.map(\.text).joined()
    text = (isCutBefore ? "…" : "") + shown + (isCutAfter ? "…" : "")
  }

  /// The terminal columns of a byte range; at least one.
  func columns(of range: Range<Int>) -> Range<Int> {
    let start = cells.firstIndex { $0.bytes.upperBound > range.lowerBound } ?? cells.count
    let end = cells.lastIndex { $0.bytes.lowerBound < range.upperBound }.map { $0 + 1 } ?? 0
    return columns[start]..<max(columns[max(start, end)], columns[start] + 1)
  }

  /// The column from which a line is shown: 0 where all that matters fits then.
  private static func start(
    of span: Range<Int>, in cells: [TerminalCell], _ columns: [Int], cutBefore: Bool, width: Int
  ) -> Int {
    let total = columns[cells.count]
    if total <= width, !cutBefore { return 0 }
    let first = cells.firstIndex { $0.bytes.upperBound > span.lowerBound } ?? cells.count
    let end = cells.firstIndex { $0.bytes.lowerBound >= max(span.upperBound, span.lowerBound + 1) }
    let last = columns[end ?? cells.count]
    if last + margin <= width, !cutBefore { return 0 }
    let shown = min(last - columns[first], width * 3 / 4)
    return max(min(columns[first] - (width - shown) / 2, total - width), 0)
  }

  private static func columns(of cells: [TerminalCell], from start: Int) -> [Int] {
    var columns = [start]
    columns.reserveCapacity(cells.count + 1)
    for cell in cells { columns.append((columns.last ?? start) + cell.width) }
    return columns
  }
}
