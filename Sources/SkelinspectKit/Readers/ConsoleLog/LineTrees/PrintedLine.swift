/// A view as versions 1.4 to 1.24 print it on a line: `<UIView: 0x7f8a | (2) subSkeletons | ☠️ >`.
struct PrintedLine {
  /// What stands before it, such as a time stamp, without the blanks at its end.
  let prefix: Range<Int>
  /// It stands as deep as there are blanks directly before it.
  let view: DumpedView

  /// Nil where a line is something else, such as UIKit's own description of a view.
  init?(_ line: Range<Int>, in source: SourceText) {
    let scanner = Scanner(source: source)
    guard let end = scanner.end(of: line), let reference = scanner.reference(in: line.lowerBound..<end),
      let facts = scanner.facts(in: reference.upperBound..<end),
      let type = scanner.type(in: line.lowerBound..<reference.lowerBound - 2)
    else { return nil }
    let start = type.lowerBound - 1
    prefix = line.lowerBound..<start - source.indentation(of: start, from: line.lowerBound)
    view = DumpedView(
      depth: start - prefix.upperBound, range: start..<end + 1, type: type, reference: reference,
      mark: facts.mark, markedCount: facts.count)
  }

  /// It is marked, or holds what is: no other line looks like that.
  var isCertain: Bool { view.mark != nil || view.markedCount != nil }
}

/// Reads a line from its end, so that names may hold anything.
private struct Scanner {
  /// Bytes after a reference at most.
  private static let reach = 120

  let source: SourceText

  /// The place of the `>` at a line's end.
  func end(of line: Range<Int>) -> Int? {
    let end = source.trimmedEnd(of: line)
    return end > line.lowerBound && source[end - 1] == ">" ? end - 1 : nil
  }

  /// The last `0x…` after a colon.
  func reference(in line: Range<Int>) -> Range<Int>? {
    var start = line.upperBound
    let limit = max(line.lowerBound, start - Self.reach)
    while start > limit {
      start -= 1
      guard source[start] == ":", source[start + 1] == 0x20, source[start + 2] == "0",
        source[start + 3] == "x"
      else { continue }
      let end = source.end(from: start + 4, to: line.upperBound, while: \.isHexadecimalDigit)
      return (5...20).contains(end - start) ? start + 2..<end : nil
    }
    return nil
  }

  /// What stands between the reference and the end, each after a bar.
  func facts(in range: Range<Int>) -> (count: Int?, mark: Range<Int>?)? {
    var position = range.lowerBound
    var count: Int?
    if source.bytes(position..<range.upperBound).starts(with: " | (".utf8) {
      let start = position + 4
      position = source.end(from: start, to: range.upperBound, while: \.isASCIIDigit)
      count = Int(source.string(start..<position))
      let word = ") subSkeletons"
      guard count != nil, source.bytes(position..<range.upperBound).starts(with: word.utf8) else {
        return nil
      }
      position += word.utf8.count
    }
    if source.bytes(position..<range.upperBound).starts(with: " | ".utf8) {
      guard let mark = mark(in: position + 3..<range.upperBound) else { return nil }
      return (count, mark)
    }
    return position == range.upperBound ? (count, nil) : nil
  }

  /// The skull, or the question marks that a terminal makes of it.
  private func mark(in range: Range<Int>) -> Range<Int>? {
    let end = source.start(from: range.upperBound, to: range.lowerBound) { $0 == 0x20 }
    let mark = range.lowerBound..<end
    let isMark = !mark.isEmpty && mark.allSatisfy { source[$0] >= 0x80 || source[$0] == "?" }
    return isMark ? mark : nil
  }

  /// The name before a colon, back to the `<` that belongs to the `>` of the line.
  func type(in range: Range<Int>) -> Range<Int>? {
    var (start, depth) = (range.upperBound, 0)
    while start > range.lowerBound {
      start -= 1
      let byte = source[start]
      if byte < 0x20 { return nil }
      if byte == ">", source[max(start, 1) - 1] != "-" { depth += 1 }
      if byte == "<" { depth -= 1 }
      guard depth < 0 else { continue }
      let name = start + 1..<range.upperBound
      return name.isEmpty || !isUTF8(name) ? nil : name
    }
    return nil
  }

  private func isUTF8(_ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      guard let length = source[position] < 0x80 ? 1 : UTF8Validation.length(at: position, in: source) else {
        return false
      }
      position += length
    }
    return position == range.upperBound
  }
}
