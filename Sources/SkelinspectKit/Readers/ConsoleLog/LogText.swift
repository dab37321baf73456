/// The lines of a console log, which end with line feeds, and what stands in them.
extension SourceText {
  /// Where a line ends, before its line feed.
  func endOfLine(from start: Int) -> Int {
    var position = start
    while position < count, self[position] != 0x0A { position += 1 }
    return position
  }

  /// After the blanks of a line.
  func skipBlanks(from start: Int) -> Int {
    var position = start
    while isBlank(at: position) { position += 1 }
    return position
  }

  func isBlank(at position: Int) -> Bool { self[position].isBlank || self[position] == 0x0D }

  /// How many blanks stand directly before a place of a line.
  func indentation(of place: Int, from lineStart: Int) -> Int {
    var start = place
    while start > lineStart, isBlank(at: start - 1) { start -= 1 }
    return place - start
  }

  /// A backslash and the letter of a line break or tab.
  func isEscapedBlank(at position: Int) -> Bool { "nrt".utf8.contains(self[position + 1]) }

  func isBracket(at position: Int) -> Bool { "{}[],".utf8.contains(self[position]) }
}
