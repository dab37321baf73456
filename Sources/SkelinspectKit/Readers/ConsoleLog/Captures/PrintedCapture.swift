/// A capture that the debugger printed into a log: a document of JSON from the brace that begins a line on, or
/// in quotes and escaped, as `po view.skeletonHierarchy()` prints it.
struct PrintedCapture {
  private static let key: StaticString = "capture"
  private static let firstKeys: [StaticString] = [
    "name", key, "root", "show", "appearance", "environment", "$schema",
  ]

  private let document: JoinedLines
  private let range: Range<Int>

  /// Nil where a mapping of JSON is not a capture.
  init?(_ range: Range<Int>, _ opening: TreeOpening, of log: SourceText) {
    guard log.first(Self.key, in: range) != nil else { return nil }
    let parts = opening.isEscaped ? Self.unescaped(range, of: log) : [range]
    guard case .success(let document) = JoinedLines.read(parts, of: log), document.hasKey("\(Self.key)")
    else {
      return nil
    }
    (self.range, self.document) = (range, document)
  }

  func read(to json: inout JSONReader) throws(Diagnostic) -> FoundTree {
    try document.copy(to: &json, from: range)
  }

  /// Nil where a line does not look like it.
  static func opening(in line: Range<Int>, of log: SourceText) -> TreeOpening? {
    let brace = log.skipBlanks(from: line.lowerBound)
    if brace < line.upperBound, log[brace] == "{", isKey(after: brace, "\"", of: log) {
      return TreeOpening(brace: brace, isEscaped: false)
    }
    let quote = log.first("\"{", in: line.clamped(to: line.lowerBound..<line.lowerBound + 256))
    guard let quote, isKey(after: quote + 1, "\\\"", of: log) else { return nil }
    return TreeOpening(brace: quote + 1, isEscaped: true)
  }

  private static func isKey(after brace: Int, _ quote: StaticString, of log: SourceText) -> Bool {
    var position = brace + 1
    while position < log.count, log[position] <= 0x20 || log.begins("\\n", at: position) {
      position += log[position] <= 0x20 ? 1 : 2
    }
    guard log.begins(quote, at: position) else { return false }
    let key = position + quote.utf8CodeUnitCount
    return firstKeys.contains { log.begins($0, at: key) && log.begins(quote, at: key + $0.utf8CodeUnitCount) }
  }

  /// Where it ends; nil where it does not.
  static func end(of opening: TreeOpening, in log: SourceText) -> Int? {
    var depth = 0
    var position = opening.brace
    while position < log.count {
      switch log[position] {
      case "\\": position += 1
      case "\"" where opening.isEscaped: return position
      case 0x0A where opening.isEscaped: return nil
      case "{" where !opening.isEscaped: depth += 1
      case "}" where !opening.isEscaped:
        depth -= 1
        if depth == 0 { return position + 1 }
      case "\"":
        position += 1
        while position < log.count, log[position] != "\"" { position += log[position] == "\\" ? 2 : 1 }
      default: break
      }
      position += 1
    }
    return nil
  }

  /// What stands between backslashes; line breaks and tabs are left out.
  private static func unescaped(_ range: Range<Int>, of log: SourceText) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      guard log[position] == "\\" else {
        position += 1
        continue
      }
      parts.append(start..<position)
      start = position + (log.isEscapedBlank(at: position) ? 2 : 1)
      position += 2
    }
    parts.append(Range(from: start, to: range.upperBound))
    return parts
  }
}
