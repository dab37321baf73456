/// The texts of a tree, and what stands between its tokens.
extension ConsoleLogReader {
  /// Goes to the next token; false where the tree does not go on.
  mutating func skipBetweenTokens() -> Bool {
    while true {
      switch bytes[json.position] {
      case 0x20, 0x09, 0x0D: json.position += 1
      case 0xC2 where bytes[json.position + 1] == 0xA0: json.position += 2
      case 0x0A:
        // The library breaks no line between a key and its value.
        guard tree.expected != .value, !tree.isEscaped, beginLine() else { return false }
      case UInt8(ascii: "/") where bytes[json.position + 1] == UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\\") where tree.isEscaped && isEscapedBlank(at: json.position): json.position += 2
      default: return json.position < source.count
      }
    }
  }

  /// A backslash and the letter of a line break or tab.
  func isEscapedBlank(at position: Int) -> Bool {
    switch bytes[position + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): true
    default: false
    }
  }

  private mutating func skipComment() {
    let start = json.position
    json.position = endOfLine(from: start)
    tree.comments.add(start..<json.position)
  }

  /// `...` or `…` in the place of values.
  mutating func skipElision() -> Bool {
    let start = json.position
    guard begins(with: "...", at: start) || begins(with: "…", at: start) else { return false }
    json.position += 3
    tree.elisions.add(start..<start + 3)
    if let last = tree.open.indices.last, let key = tree.open[last].key {
      json.tape.removeEntries(from: key)
      tree.open[last].key = nil
    }
    tree.expected = .separator
    return true
  }

  /// A text in quotes; false where there is none, or where it is not well-formed.
  mutating func readText() throws(Diagnostic) -> Bool {
    if tree.isEscaped { return try readEscapedText() }
    guard bytes[json.position] == UInt8(ascii: "\"") else { return false }
    let (start, count) = (json.position, json.tape.count)
    do throws(Diagnostic) { try json.readString() } catch {
      guard bytes[json.position] >= 0x80, json.tape.count == count else { return false }
      return try readForeignText(from: start + 1)
    }
    return true
  }

  /// A text of which not all is UTF-8: what is not becomes U+FFFD.
  private mutating func readForeignText(from start: Int) throws(Diagnostic) -> Bool {
    var end = start
    while bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\\"), bytes[end] != UInt8(ascii: "\"") { end += 1 }
    guard bytes[end] == UInt8(ascii: "\"") else { return false }
    try appendText(Array(source.string(start..<end).utf8), at: start..<end)
    tree.brokenTexts.add(start..<end)
    json.position = end + 1
    return true
  }

  private mutating func appendText(_ letters: [UInt8], at place: Range<Int>) throws(Diagnostic) {
    try json.tape.append(.decodedText, offset: place.lowerBound, extent: place.count)
    try json.tape.append(.decodedText, offset: json.decoded.count, extent: letters.count)
    json.decoded += letters
  }

  /// A text between `\"` and `\"`.
  private mutating func readEscapedText() throws(Diagnostic) -> Bool {
    guard begins(with: #"\""#, at: json.position) else { return false }
    let start = json.position + 2
    var end = start
    var hasEscapes = false
    while !begins(with: #"\""#, at: end) {
      guard let length = lengthInEscapedText(at: end) else { return false }
      hasEscapes = hasEscapes || bytes[end] == UInt8(ascii: "\\")
      end += length
    }
    json.position = end + 2
    if hasEscapes {
      try appendText(source.bytes(start..<end).filter { $0 != UInt8(ascii: "\\") }, at: start..<end)
    } else {
      try json.tape.append(.text, offset: start, extent: end - start)
    }
    return true
  }

  /// The bytes of a character; nil where none may stand. Slashes alone have backslashes before them.
  private func lengthInEscapedText(at position: Int) -> Int? {
    switch bytes[position] {
    case ..<0x20, UInt8(ascii: "\""): return nil
    case UInt8(ascii: "\\"):
      var end = position
      while bytes[end] == UInt8(ascii: "\\"), end - position < 4 { end += 1 }
      return bytes[end] == UInt8(ascii: "/") ? end - position : nil
    case ..<0x80: return 1
    default: return UTF8Validation.length(at: position, in: source)
    }
  }
}
