/// The lines of a console log, which end with line feeds, and what stands in them.
extension SourceText {
  /// Where a line ends, before its line feed.
  func endOfLine(from start: Int) -> Int { end(from: start) { $0 != 0x0A } }

  /// After the blanks of a line.
  func skipBlanks(from start: Int) -> Int { end(from: start, while: Self.isBlankInLog) }

  /// After blanks and lines without anything else.
  func skipSpace(from start: Int) -> Int { end(from: start) { $0 <= 0x20 } }

  private static func isBlankInLog(_ byte: UInt8) -> Bool { byte.isBlank || byte == 0x0D }

  /// The end of a part of the log without the blanks and line breaks there.
  func trimmedEnd(of range: Range<Int>) -> Int {
    start(from: range.upperBound, to: range.lowerBound) { $0 <= 0x20 }
  }

  func isBlank(at position: Int) -> Bool { Self.isBlankInLog(self[position]) }

  /// How many blanks stand directly before a place of a line.
  func indentation(of place: Int, from lineStart: Int) -> Int {
    place - start(from: place, to: lineStart, while: Self.isBlankInLog)
  }

  /// A backslash and the letter of a line break or tab.
  func isEscapedBlank(at position: Int) -> Bool { "nrt".utf8.contains(self[position + 1]) }

  func isBracket(at position: Int) -> Bool { "{}[],".utf8.contains(self[position]) }
}
