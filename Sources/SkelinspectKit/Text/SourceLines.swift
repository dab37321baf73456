/// Lines of a text by their bytes; a line ends with LF, CR or both.
struct SourceLines {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// Where the line of a place begins.
  func start(of place: Int) -> Int {
    var start = place
    while start > 0, !isBreak(start - 1) { start -= 1 }
    return start
  }

  /// Where the line of a place ends, its line break left out.
  func end(of place: Int, before limit: Int = .max) -> Int {
    var end = place
    while end < min(source.count, limit), !isBreak(end) { end += 1 }
    return end
  }

  /// Where the line after the one that ends there begins; nil after the last one.
  func next(after end: Int) -> Int? {
    guard end < source.count else { return nil }
    return source[end] == 0x0D && source[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// What a line says, without the blanks around it and the comment after it.
  func content(of line: Range<Int>) -> ArraySlice<UInt8> {
    var start = line.lowerBound
    while start < line.upperBound, isBlank(start) { start += 1 }
    var end = start
    while end < line.upperBound, !isCommentStart(end, from: line.lowerBound) { end += 1 }
    while end > start, isBlank(end - 1) { end -= 1 }
    return source.bytes(start..<end)
  }

  private func isBreak(_ place: Int) -> Bool { source[place] == 0x0A || source[place] == 0x0D }

  private func isBlank(_ place: Int) -> Bool { source[place] == 0x20 || source[place] == 0x09 }

  private func isCommentStart(_ place: Int, from start: Int) -> Bool {
    source[place] == "#" && (place == start || isBlank(place - 1))
  }
}
