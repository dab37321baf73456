/// What stands between the values of a text: blanks, line breaks and comments.
struct TextTrivia {
  let source: SourceText
  let lines: SourceLines
  private let hasComments: Bool

  init(_ document: Document) {
    source = document.source
    lines = SourceLines(source)
    hasComments = document.hasComments
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// After blanks on the same line.
  func afterBlanks(_ start: Int) -> Int {
    var position = start
    while Self.isBlank(source[position]) { position += 1 }
    return position
  }

  /// After blanks, line breaks and comments.
  func afterAll(_ start: Int) -> Int {
    var position = start
    while position < source.count {
      let byte = source[position]
      if Self.isBlank(byte) || Self.isBreak(byte) {
        position += 1
      } else if isComment(at: position) {
        position = lines.end(of: position)
      } else {
        break
      }
    }
    return position
  }

  /// After blanks and line breaks.
  func afterSpace(_ start: Int) -> Int {
    var position = start
    while position < source.count, Self.isBlank(source[position]) || Self.isBreak(source[position]) {
      position += 1
    }
    return position
  }

  func isComment(at position: Int) -> Bool { hasComments && source[position] == "#" }

  func isAtLineStart(_ position: Int) -> Bool { position == 0 || Self.isBreak(source[position - 1]) }

  /// Only blanks stand between a line's beginning and a place on it.
  func isFirstOnLine(_ place: Int) -> Bool {
    var position = place
    while position > 0, Self.isBlank(source[position - 1]) { position -= 1 }
    return isAtLineStart(position)
  }

  /// The first of the comment lines right above what begins a line, in its column; else the place itself.
  func startOfComments(above place: Int) -> Int {
    guard isFirstOnLine(place) else { return place }
    var start = place
    while true {
      let line = lines.start(of: start)
      guard line > 0 else { return start }
      let above = lines.start(of: beforeBreak(at: line))
      let first = afterBlanks(above)
      guard isComment(at: first), first - above == column(of: place) else { return start }
      start = first
    }
  }

  /// Where the line before one ends.
  func beforeBreak(at lineStart: Int) -> Int {
    guard lineStart > 0 else { return 0 }
    let isPair = lineStart > 1 && source[lineStart - 1] == 0x0A && source[lineStart - 2] == 0x0D
    return lineStart - (isPair ? 2 : 1)
  }

  /// Only blanks and line breaks stand there.
  func isSpace(_ range: Range<Int>) -> Bool {
    source.bytes(range).allSatisfy { Self.isBlank($0) || Self.isBreak($0) }
  }

  func hasBreak(_ range: Range<Int>) -> Bool { source.bytes(range).contains(where: Self.isBreak) }

  /// Bytes from the beginning of its line.
  func column(of position: Int) -> Int { position - lines.start(of: position) }

  /// The blanks at the beginning of a place's line.
  func indentation(ofLineOf position: Int) -> String {
    let start = lines.start(of: position)
    return source.string(start..<min(afterBlanks(start), position))
  }

  /// The line break after a place's line, or the text's first one.
  func lineBreak(near position: Int) -> String {
    let end = lines.end(of: position)
    if let next = lines.next(after: end) { return source.string(end..<next) }
    let first = lines.end(of: 0)
    return lines.next(after: first).map { source.string(first..<$0) } ?? "\n"
  }
}
