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

  /// After blanks on the same line.
  func afterBlanks(_ start: Int) -> Int { source.end(from: start, while: \.isBlank) }

  /// After blanks, line breaks and comments.
  func afterAll(_ start: Int) -> Int {
    var position = afterSpace(start)
    while isComment(at: position) { position = afterSpace(lines.end(of: position)) }
    return position
  }

  /// After blanks and line breaks.
  func afterSpace(_ start: Int) -> Int { source.end(from: start, while: \.isWhitespace) }

  func isComment(at position: Int) -> Bool { hasComments && source[position] == "#" }

  func isAtLineStart(_ position: Int) -> Bool { position == 0 || source[position - 1].isLineBreak }

  /// The end of a value's line with the comment on it; a block scalar has taken its line break.
  func lineEnd(after end: Int) -> Int { isAtLineStart(end) ? end : lines.end(of: end) }

  /// Only blanks stand between a line's beginning and a place on it.
  func isFirstOnLine(_ place: Int) -> Bool { lines.indentation(before: place) != nil }

  /// The first of the comment lines right above what begins a line, in its column; else the place itself.
  func startOfComments(above place: Int) -> Int {
    guard isFirstOnLine(place) else { return place }
    var start = place
    while true {
      let line = lines.start(of: start)
      guard line > 0 else { return start }
      let above = lines.start(of: lines.endOfLine(before: line))
      let first = afterBlanks(above)
      guard isComment(at: first), first - above == column(of: place) else { return start }
      start = first
    }
  }

  /// Only blanks and line breaks stand there.
  func isSpace(_ range: Range<Int>) -> Bool { source.bytes(range).allSatisfy(\.isWhitespace) }

  func hasBreak(_ range: Range<Int>) -> Bool { source.bytes(range).contains(where: \.isLineBreak) }

  /// Bytes from the beginning of its line.
  func column(of position: Int) -> Int { position - lines.start(of: position) }

  /// The blanks at the beginning of a place's line.
  func indentation(ofLineOf position: Int) -> String {
    let start = lines.start(of: position)
    return source.string(start..<min(afterBlanks(start), position))
  }
}
