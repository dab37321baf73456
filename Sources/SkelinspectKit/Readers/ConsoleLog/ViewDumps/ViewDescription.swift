/// Reads UIKit's description of a view: `<UILabel: 0x7f8a; frame = (0 0; 320 44); text = 'Hello'; …>`, with
/// bars before it in a recursive one.
struct ViewDescription {
  /// Bytes of a class's name, with what it is generic over.
  private static let longestName = 2048
  /// Brackets or quotes at each of which a description, or the end of a text, is looked for.
  fileprivate static let maximumTries = 16

  let log: SourceText

  func view(in line: Range<Int>, isRoot: Bool) -> DumpedView? {
    guard let head = head(in: line) else { return nil }
    let bars = log.bars(before: head.start, from: line.lowerBound)
    let saysFrame = ["; frame = (", "; baseClass = "].contains {
      log.begins($0, at: head.reference.upperBound)
    }
    guard isRoot ? saysFrame : bars.count > 0 else { return nil }
    let end = log.trimmedEnd(of: line)
    var body = head.reference.upperBound..<end
    // What the debugger or an array puts around a description stands after its bracket.
    let last = log.start(from: body.upperBound, to: body.lowerBound + 1) { "\",\\)]".utf8.contains($0) }
    body = body.lowerBound..<last
    // Visual effect views say their effect after the bracket.
    let effect =
      log.first("> effect=", in: body) ?? log.first("> clientRequestedContentView effect=", in: body)
    if let effect { body = body.lowerBound..<effect + 1 }
    let isCut = log[body.upperBound - 1] != ">"
    if !isCut { body = body.lowerBound..<body.upperBound - 1 }
    var view = DumpedView(
      depth: bars.count, range: head.start..<body.upperBound + (isCut ? 0 : 1), type: head.type,
      reference: head.reference, isCut: isCut)
    readFacts(in: body, into: &view)
    // A bracket at the end of a line need not be the description's.
    view.isCut =
      view.isCut || view.facts.contains { $0.kind == .text && $0.place.upperBound == body.upperBound }
    return view
  }

  /// The first `<Name: 0x…` of a line.
  private func head(in line: Range<Int>) -> (start: Int, type: Range<Int>, reference: Range<Int>)? {
    var start = line.lowerBound
    var tries = 0
    while start < line.upperBound, tries < Self.maximumTries {
      if log[start] == "<" {
        if let found = head(at: start, to: line.upperBound) { return found }
        tries += 1
      }
      start += 1
    }
    return nil
  }

  private func head(
    at start: Int, to end: Int
  ) -> (start: Int, type: Range<Int>, reference: Range<Int>)? {
    var position = start + 1
    let limit = min(end, start + Self.longestName)
    guard position < limit, log[position].isASCIILetter || log[position] >= 0x5F else { return nil }
    while position < limit {
      switch log[position] {
      case ":":
        if log[position + 1] == 0x20, let last = log.endOfAddress(from: position + 2, to: end) {
          return (start, start + 1..<position, position + 2..<last)
        }
        return nil
      case ";", "=", "'", "\"", "{": return nil
      default: position += 1
      }
    }
    return nil
  }
}

/// What stands after the address: `; key = value`, again and again.
extension ViewDescription {
  /// Keys whose values stand in quotes, which they may hold themselves.
  private static let quotedKeys = ["text", "title", "placeholder", "name", "attributedText"]

  private func readFacts(in body: Range<Int>, into view: inout DumpedView) {
    var position = body.lowerBound
    while let segment = segment(at: position, to: body.upperBound) {
      add(segment.key, segment.value, to: &view)
      position = segment.end
    }
  }

  /// A key, its value, and where the next `;` stands.
  private struct Segment {
    let key: Range<Int>
    let value: Range<Int>
    let end: Int
  }

  /// Nil where a part does not begin with a key.
  private func segment(at start: Int, to end: Int) -> Segment? {
    guard let (key, value) = key(at: start, to: end), value <= end else { return nil }
    if Self.quotedKeys.contains(log.string(key)), log[value] == "'" {
      return quoted(key, from: value + 1, to: end)
    }
    let last = endOfValue(from: value, to: end)
    return Segment(key: key, value: value..<last, end: last)
  }

  /// `; key = ` or `; key: `, and where its value begins.
  private func key(at start: Int, to end: Int) -> (key: Range<Int>, value: Int)? {
    guard start < end, log[start] == ";" else { return nil }
    let first = log.skipBlanks(from: start + 1)
    let last = log.end(from: first, to: end, while: \.isASCIILetter)
    guard last > first else { return nil }
    if log.begins(" = ", at: last) { return (first..<last, last + 3) }
    return log.begins(": ", at: last) ? (first..<last, last + 2) : nil
  }

  /// A text ends at the quote after which all that follows is keys and values; else at the last quote that
  /// may end it.
  private func quoted(_ key: Range<Int>, from start: Int, to end: Int) -> Segment? {
    var fallback: Int?
    var tries = 0
    var position = start
    while position < end {
      if log[position] == "'", position + 1 == end || log[position + 1] == 0x3B {
        if tries < Self.maximumTries, isTail(from: position + 1, to: end) {
          return Segment(key: key, value: start..<position, end: position + 1)
        }
        tries += 1
        fallback = position
      }
      position += 1
    }
    let last = fallback ?? end
    return Segment(key: key, value: start..<last, end: fallback.map { $0 + 1 } ?? end)
  }

  /// Whether a part holds keys and values and nothing else.
  private func isTail(from start: Int, to end: Int) -> Bool {
    var position = start
    while position < end {
      guard let (key, value) = key(at: position, to: end) else { return false }
      if log[value] == "'" { return Self.quotedKeys.contains(log.string(key)) }
      position = endOfValue(from: value, to: end)
      if log.bytes(Range(from: value, to: position)).contains(UInt8(ascii: "'")) { return false }
    }
    return true
  }

  /// The next `;` outside brackets.
  private func endOfValue(from start: Int, to end: Int) -> Int {
    var depth = 0
    var position = start
    while position < end {
      switch log[position] {
      case "<", "(", "{", "[": depth += 1
      case ">", ")", "}", "]": depth -= 1
      case ";" where depth <= 0: return position
      default: break
      }
      position += 1
    }
    return end
  }

  private func add(_ key: Range<Int>, _ value: Range<Int>, to view: inout DumpedView) {
    switch log.string(key) {
    case "frame" where view.frame == nil:
      view.frame = value.isEmpty ? .broken(key) : DumpedNumber.frame(value, in: log)
    case "baseClass" where ViewClass.names.index(of: value, in: log.padded) != nil:
      view.add(.baseClass, value)
    case "text": view.add(.text, value)
    case "title": view.add(.title, value)
    case "placeholder": view.add(.placeholder, value)
    case "hidden": addFlag(.isHidden, value, to: &view)
    case "clipsToBounds": addFlag(.clipsToBounds, value, to: &view)
    case "userInteractionEnabled": addFlag(.isUserInteractionEnabled, value, to: &view)
    case "alpha" where DumpedNumber.kind(of: value, in: log) == .finite:
      view.add(.alpha, value, .number)
    default: break
    }
  }

  private func addFlag(_ key: ViewKey, _ value: Range<Int>, to view: inout DumpedView) {
    let letters = log.string(value)
    if letters == "YES" || letters == "NO" { view.add(key, value, letters == "YES" ? .true : .false) }
  }
}
