/// Lines of a text by their bytes; a line ends with LF, CR or both.
struct SourceLines {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// Where the line of a place begins.
  func start(of place: Int) -> Int {
    source.start(from: place) { !$0.isLineBreak }
  }

  /// Where the line of a place ends, its line break left out.
  func end(of place: Int, before limit: Int = .max) -> Int {
    source.end(from: place, to: min(source.count, limit)) { !$0.isLineBreak }
  }

  /// Where the line after the one that ends there begins; nil after the last one.
  func next(after end: Int) -> Int? {
    guard end < source.count else { return nil }
    return source[end] == 0x0D && source[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// Before the break after which a line begins.
  func endOfLine(before start: Int) -> Int {
    let isPair = start > 1 && source[start - 1] == 0x0A && source[start - 2] == 0x0D
    return max(start - (isPair ? 2 : 1), 0)
  }

  /// The blanks before a place; nil where something else stands before it on its line.
  func indentation(before place: Int) -> String? {
    let start = source.start(from: place, while: \.isBlank)
    return start == 0 || source[start - 1].isLineBreak ? source.string(start..<place) : nil
  }

  /// The end of a line's blanks from a place on; nil where something else stands on the rest of it.
  func blankEnd(after place: Int) -> Int? {
    let end = source.end(from: place, while: \.isBlank)
    return end >= source.count || source[end].isLineBreak ? end : nil
  }

  /// How the line before a place ends, else the first one of the text.
  func lineBreak(at place: Int) -> String {
    let start = start(of: place)
    if start > 0 { return source.string(endOfLine(before: start)..<start) }
    let end = end(of: place)
    return next(after: end).map { source.string(end..<$0) } ?? "\n"
  }

  /// What a line says, without the blanks around it and the comment after it.
  func content(of line: Range<Int>) -> ArraySlice<UInt8> {
    let start = source.end(from: line.lowerBound, to: line.upperBound, while: \.isBlank)
    var end = start
    while end < line.upperBound, !isCommentStart(end, from: line.lowerBound) { end += 1 }
    return source.bytes(start..<source.start(from: end, to: start, while: \.isBlank))
  }

  private func isCommentStart(_ place: Int, from start: Int) -> Bool {
    source[place] == "#" && (place == start || source[place - 1].isBlank)
  }
}
