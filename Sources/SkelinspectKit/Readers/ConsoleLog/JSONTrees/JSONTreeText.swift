/// The texts of a tree of JSON in a log, which another program may have escaped or broken.
extension JSONTreeReader {
  /// A text in quotes; false where there is none, or where it is not well-formed.
  mutating func readText() throws(Diagnostic) -> Bool {
    if tree.isEscaped { return try readEscapedText() }
    guard log.bytes[json.position] == UInt8(ascii: "\"") else { return false }
    let (start, count) = (json.position, json.tape.end)
    do throws(Diagnostic) { try json.readString() } catch {
      guard log.bytes[json.position] >= 0x80, json.tape.end == count else { return false }
      return try readForeignText(from: start + 1)
    }
    return true
  }

  /// A text of which not all is UTF-8: what is not becomes U+FFFD.
  private mutating func readForeignText(from start: Int) throws(Diagnostic) -> Bool {
    var end = start
    while log.bytes[end] >= 0x20, log.bytes[end] != UInt8(ascii: "\\"), log.bytes[end] != UInt8(ascii: "\"") {
      end += 1
    }
    guard log.bytes[end] == UInt8(ascii: "\"") else { return false }
    try appendText(Array(log.source.string(start..<end).utf8), at: start..<end)
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
    guard log.begins(with: #"\""#, at: json.position) else { return false }
    let start = json.position + 2
    var end = start
    var hasEscapes = false
    while !log.begins(with: #"\""#, at: end) {
      guard let length = lengthInEscapedText(at: end) else { return false }
      hasEscapes = hasEscapes || log.bytes[end] == UInt8(ascii: "\\")
      end += length
    }
    json.position = end + 2
    if hasEscapes {
      try appendText(log.source.bytes(start..<end).filter { $0 != UInt8(ascii: "\\") }, at: start..<end)
    } else {
      try json.tape.append(.text, offset: start, extent: end - start)
    }
    return true
  }

  /// The bytes of a character; nil where none may stand. Slashes alone have backslashes before them.
  private func lengthInEscapedText(at position: Int) -> Int? {
    switch log.bytes[position] {
    case ..<0x20, UInt8(ascii: "\""): return nil
    case UInt8(ascii: "\\"):
      var end = position
      while log.bytes[end] == UInt8(ascii: "\\"), end - position < 4 { end += 1 }
      return log.bytes[end] == UInt8(ascii: "/") ? end - position : nil
    case ..<0x80: return 1
    default: return UTF8Validation.length(at: position, in: log.source)
    }
  }
}
