/// Reads a line of an Auto Layout trace: `|   *UILabel:0x7f8a'Hello' - AMBIGUOUS LAYOUT for …`, in angle
/// brackets up to iOS 7.
struct LayoutTraceLine {
  let log: SourceText

  func view(in line: Range<Int>, isRoot: Bool) -> DumpedView? {
    guard let colon = log.first(":0x", in: line),
      let last = log.endOfAddress(from: colon + 1, to: line.upperBound),
      let start = startOfName(before: colon, from: line.lowerBound), !isLayoutGuide(start..<colon)
    else { return nil }
    let isBracketed = start > line.lowerBound && log[start - 1] == "<"
    let mark = mark(before: isBracketed ? start - 1 : start, from: line.lowerBound)
    let bars = log.bars(before: mark.start, from: line.lowerBound)
    guard mark.isThere || bars.count > 0 || isRoot && isFirst(bars.start, in: line) else { return nil }
    var position = last
    let end = log.trimmedEnd(of: line)
    var view = DumpedView(
      depth: bars.count, range: start..<last, type: start..<colon, reference: colon + 1..<last)
    if isBracketed, log[position] == ">" { position += 1 }
    if log[position] == "'" {
      guard let text = text(from: position + 1, to: end) else {
        view.isCut = true
        return view
      }
      view.add(key(for: view.type), text)
      view.range = start..<text.upperBound + 1
    } else if !isEnd(position, of: end) {
      return nil
    }
    return view
  }

  /// Nothing but blanks and a quote stands before a root without a mark.
  private func isFirst(_ start: Int, in line: Range<Int>) -> Bool {
    start == line.lowerBound || start == line.lowerBound + 1 && log[start - 1] == "\""
  }

  /// A class's name, with what it is generic over.
  private func startOfName(before colon: Int, from lineStart: Int) -> Int? {
    var (start, depth) = (colon, 0)
    while start > lineStart, colon - start < 2048 {
      let byte = log[start - 1]
      if byte == ">" {
        depth += 1
      } else if byte == "<" {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0,
        log.isBlank(at: start - 1) || "|*+\"'".utf8.contains(byte) || isMark(endingAt: start)
      {
        break
      }
      start -= 1
    }
    return start < colon && depth == 0 ? start : nil
  }

  /// `•`, which the host of a layout engine has.
  private func isMark(endingAt end: Int) -> Bool { end >= 3 && log.begins("•", at: end - 3) }

  private func mark(before place: Int, from lineStart: Int) -> (start: Int, isThere: Bool) {
    guard place > lineStart else { return (place, false) }
    if isMark(endingAt: place) { return (place - 3, true) }
    let byte = log[place - 1]
    return byte == "*" || byte == "+" ? (place - 1, true) : (place, false)
  }

  private func isLayoutGuide(_ name: Range<Int>) -> Bool {
    let suffix = "LayoutGuide"
    return name.count >= suffix.utf8.count
      && log.bytes(name.upperBound - suffix.utf8.count..<name.upperBound).elementsEqual(suffix.utf8)
  }

  /// Up to the last quote of the line, or the first one before a remark on the layout.
  private func text(from start: Int, to end: Int) -> Range<Int>? {
    var last: Int?
    var position = start
    while position < end {
      if log[position] == "'", isEnd(position + 1, of: end) {
        last = position
        // Names of views in the remark stand in quotes, too.
        if position + 1 < end { break }
      }
      position += 1
    }
    return last.map { start..<$0 }
  }

  /// Whether what may follow a view stands there.
  private func isEnd(_ position: Int, of end: Int) -> Bool {
    position >= end || log[position] == "\""
      || ["- ", " - ", ", MISSING"].contains { log.begins($0, at: position) }
  }

  /// What stands in quotes is a text, or the identifier of what shows none.
  private func key(for type: Range<Int>) -> ViewKey {
    let viewClass = ViewClass.names.index(of: type, in: log.padded).map(ViewClass.init(index:))
    return switch viewClass?.family {
    case .label, .textView, .textField: .text
    case .button: .title
    default: .accessibilityIdentifier
    }
  }
}
