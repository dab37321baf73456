/// Lines of a text that is edited, by their bytes; a line ends with LF, CR or both.
struct EditedLines {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// Where the line of a place begins.
  func start(of place: Int) -> Int {
    var start = place
    while start > 0, !isBreak(start - 1) { start -= 1 }
    return start
  }

  /// Where the line of a place ends, its break left out.
  func end(of place: Int) -> Int {
    var end = place
    while end < source.count, !isBreak(end) { end += 1 }
    return end
  }

  /// After the break that ends a line there.
  func next(after end: Int) -> Int {
    guard end < source.count else { return end }
    return source[end] == 0x0D && source[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// Before the break after which a line begins.
  func endOfLine(before start: Int) -> Int {
    guard start > 0 else { return start }
    return start > 1 && source[start - 1] == 0x0A && source[start - 2] == 0x0D ? start - 2 : start - 1
  }

  /// The blanks before a place; nil where something else stands before it on its line.
  func indentation(before place: Int) -> String? {
    var start = place
    while start > 0, isBlank(start - 1) { start -= 1 }
    return start == 0 || isBreak(start - 1) ? source.string(start..<place) : nil
  }

  /// The end of a line's blanks from a place on; nil where something else stands on the rest of it.
  func blankEnd(after place: Int) -> Int? {
    var end = place
    while isBlank(end) { end += 1 }
    return end >= source.count || isBreak(end) ? end : nil
  }

  /// How the line before a place ends, else the first one of the text.
  func lineBreak(at place: Int) -> String {
    let start = start(of: place)
    if start > 0 { return source.string(endOfLine(before: start)..<start) }
    let end = end(of: place)
    return end < source.count ? source.string(end..<next(after: end)) : "\n"
  }

  private func isBreak(_ place: Int) -> Bool { source[place] == 0x0A || source[place] == 0x0D }

  private func isBlank(_ place: Int) -> Bool { source[place] == 0x20 || source[place] == 0x09 }
}
