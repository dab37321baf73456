/// Reads a line of a tree of versions 1.4 to 1.24, `skeletonHierarchy(index:)`, which lists the views that are not
/// skeletonable too: `<UIView: 0x7f8a | (2) subSkeletons | ☠️ >`.
///
/// It is read from its end, so that names may hold anything.
struct PrintedLine {
  /// Bytes after a reference at most.
  private static let reach = 120

  let log: SourceText

  /// Nil where a line is something else, such as UIKit's own description of a view. It stands as deep as there are blanks
  /// directly before it.
  ///
  /// - Parameter isRoot: it is marked, or holds what is: no other line looks like that.
  func view(in line: Range<Int>, isRoot: Bool) -> DumpedView? {
    guard let end = end(of: line), let reference = reference(in: line.lowerBound..<end),
      let facts = facts(in: reference.upperBound..<end),
      let type = type(in: line.lowerBound..<reference.lowerBound - 2),
      !isRoot || facts.mark != nil || facts.count != nil
    else { return nil }
    let start = type.lowerBound - 1
    let depth = log.indentation(of: start, from: line.lowerBound)
    return DumpedView(
      depth: depth, range: start..<end + 1, type: type, reference: reference,
      prefix: line.lowerBound..<start - depth, mark: facts.mark, markedCount: facts.count)
  }

  /// The place of the `>` at a line's end.
  private func end(of line: Range<Int>) -> Int? {
    let end = log.trimmedEnd(of: line)
    return end > line.lowerBound && log[end - 1] == ">" ? end - 1 : nil
  }

  /// The last `0x…` after a colon.
  private func reference(in line: Range<Int>) -> Range<Int>? {
    var start = line.upperBound
    let limit = max(line.lowerBound, start - Self.reach)
    while start > limit {
      start -= 1
      guard log[start] == ":", log[start + 1] == 0x20, log[start + 2] == "0",
        log[start + 3] == "x"
      else { continue }
      let end = log.end(from: start + 4, to: line.upperBound, while: \.isHexadecimalDigit)
      return (5...20).contains(end - start) ? start + 2..<end : nil
    }
    return nil
  }

  /// What stands between the reference and the end, each after a bar.
  private func facts(in range: Range<Int>) -> (count: Int?, mark: Range<Int>?)? {
    var position = range.lowerBound
    var count: Int?
    if log.bytes(position..<range.upperBound).starts(with: " | (".utf8) {
      let start = position + 4
      position = log.end(from: start, to: range.upperBound, while: \.isASCIIDigit)
      count = Int(log.string(start..<position))
      let word = ") subSkeletons"
      guard count != nil, log.bytes(position..<range.upperBound).starts(with: word.utf8) else {
        return nil
      }
      position += word.utf8.count
    }
    if log.bytes(position..<range.upperBound).starts(with: " | ".utf8) {
      guard let mark = mark(in: position + 3..<range.upperBound) else { return nil }
      return (count, mark)
    }
    return position == range.upperBound ? (count, nil) : nil
  }

  /// The skull, or the question marks that a terminal makes of it.
  private func mark(in range: Range<Int>) -> Range<Int>? {
    let end = log.start(from: range.upperBound, to: range.lowerBound) { $0 == 0x20 }
    let mark = range.lowerBound..<end
    let isMark = !mark.isEmpty && mark.allSatisfy { log[$0] >= 0x80 || log[$0] == "?" }
    return isMark ? mark : nil
  }

  /// The name before a colon, back to the `<` that belongs to the `>` of the line.
  private func type(in range: Range<Int>) -> Range<Int>? {
    var (start, depth) = (range.upperBound, 0)
    while start > range.lowerBound {
      start -= 1
      let byte = log[start]
      if byte < 0x20 { return nil }
      if byte == ">", log[max(start, 1) - 1] != "-" { depth += 1 }
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
      guard let length = log[position] < 0x80 ? 1 : UTF8Validation.length(at: position, in: log) else {
        return false
      }
      position += length
    }
    return position == range.upperBound
  }
}
