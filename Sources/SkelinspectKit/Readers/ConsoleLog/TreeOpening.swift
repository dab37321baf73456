/// Where a mapping of JSON may begin in a log.
struct TreeOpening {
  let brace: Int
  /// In a text with escapes, as the debugger and other logs' JSON print it.
  let isEscaped: Bool
}

/// Where trees of JSON begin in a log, on a line of their own or after a time stamp and the like.
extension SourceText {
  /// The brace of the next tree in a part of a line.
  func treeOpening(in line: Range<Int>) -> TreeOpening? {
    for position in line where self[position] == "{" {
      if beginsTree(position) { return TreeOpening(brace: position, isEscaped: false) }
      if beginsEscapedTree(position) { return TreeOpening(brace: position, isEscaped: true) }
    }
    return nil
  }

  /// Empty lines after a brace, at most: some copies of logs have every other line empty.
  private static let maximumEmptyLines = 4

  /// A key of a printed tree follows a brace, on its line or the next one that is not empty.
  func beginsTree(_ brace: Int) -> Bool {
    var position = skipBlanks(from: brace + 1)
    if begins("//", at: position) { position = endOfLine(from: position) }
    if self[position] == 0x0A {
      position = skipBlanks(from: position + 1)
      for _ in 0..<Self.maximumEmptyLines where self[position] == 0x0A {
        position = skipBlanks(from: position + 1)
      }
      if !beginsPrintedKey(position) {
        position = tokenBehindPrefix(of: position..<endOfLine(from: position)) ?? position
      }
    }
    return beginsPrintedKey(position)
  }

  private func beginsEscapedTree(_ brace: Int) -> Bool {
    var position = brace + 1
    while true {
      if self[position] == 0x20 {
        position += 1
      } else if self[position] == "\\", isEscapedBlank(at: position) {
        position += 2
      } else {
        break
      }
    }
    return self[position] == "\\" && beginsPrintedKey(position + 1)
  }

  /// A quote, one of the four keys, and the end of the text.
  func beginsPrintedKey(_ quote: Int) -> Bool {
    self[quote] == "\"" && Self.printedKeys.contains { begins($0, at: quote + 1) }
  }

  private static let printedKeys: [StaticString] = [
    "type\"", "isSkeletonable\"", "reference\"", "children\"",
    "type\\\"", "isSkeletonable\\\"", "reference\\\"", "children\\\"",
  ]

  /// A text of a line and a colon.
  func beginsKey(_ quote: Int) -> Bool {
    let position = end(from: quote + 1, to: min(quote + 256, count)) { $0 >= 0x20 && $0 != "\"" }
    return self[position] == "\"" && self[skipBlanks(from: position + 1)] == ":"
  }

  /// Where a line goes on after a time stamp or the like: with a printed key, or with brackets to its end.
  func tokenBehindPrefix(of line: Range<Int>) -> Int? {
    let key = line.first { self[$0] == "\"" && beginsPrintedKey($0) }
    let end = key ?? line.upperBound
    var start = end
    while start > line.lowerBound, isBlank(at: start - 1) || isBracket(at: start - 1) { start -= 1 }
    let bracket = (start..<end).first { self[$0] != "," && isBracket(at: $0) && isBlank(at: $0 - 1) }
    let isOther = (start..<end).contains { self[$0] == "{" }
    return bracket ?? (isOther ? nil : key)
  }
}
