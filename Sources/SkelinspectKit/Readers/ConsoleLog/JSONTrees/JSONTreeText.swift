/// The texts of a tree of JSON in a log, which another program may have escaped or broken.
extension JSONTreeReader {
  /// A text in quotes; false where there is none, or where it is not well-formed.
  mutating func readText() throws(Diagnostic) -> Bool {
    if tree.isEscaped { return try readEscapedText() }
    guard log[json.position] == "\"" else { return false }
    let (start, count) = (json.position, json.tape.end)
    do throws(Diagnostic) { try json.readString() } catch {
      guard log[json.position] >= 0x80, json.tape.end == count else { return false }
      return try readForeignText(from: start + 1)
    }
    return true
  }

  /// A text of which not all is UTF-8: what is not becomes U+FFFD.
  private mutating func readForeignText(from start: Int) throws(Diagnostic) -> Bool {
    let end = log.end(from: start) { $0 >= 0x20 && $0 != "\\" && $0 != "\"" }
    guard log[end] == "\"" else { return false }
    try json.append(log.string(start..<end), at: start..<end)
    tree.brokenTexts.add(start..<end)
    json.position = end + 1
    return true
  }

  /// A text between `\"` and `\"`.
  private mutating func readEscapedText() throws(Diagnostic) -> Bool {
    guard log.begins(#"\""#, at: json.position) else { return false }
    let start = json.position + 2
    var end = start
    var hasEscapes = false
    while !log.begins(#"\""#, at: end) {
      guard let length = lengthInEscapedText(at: end) else { return false }
      hasEscapes = hasEscapes || log[end] == "\\"
      end += length
    }
    json.position = end + 2
    if hasEscapes {
      try json.append(log.string(start..<end).replacing(text: "\\", with: ""), at: start..<end)
    } else {
      try json.tape.append(.text, offset: start, extent: end - start)
    }
    return true
  }

  /// The bytes of a character; nil where none may stand. Slashes alone have backslashes before them.
  private func lengthInEscapedText(at position: Int) -> Int? {
    switch log[position] {
    case ..<0x20, "\"": return nil
    case "\\":
      let end = log.end(from: position, to: position + 4) { $0 == "\\" }
      return log[end] == "/" ? end - position : nil
    case ..<0x80: return 1
    default: return UTF8Validation.length(at: position, in: log)
    }
  }
}

extension JSONReader {
  /// A text that does not stand in the log as it is, and the place that says it.
  mutating func append(_ text: String, at place: Range<Int>) throws(Diagnostic) {
    try tape.append(.decodedText, offset: place.lowerBound, extent: place.count)
    try tape.append(.decodedText, offset: decoded.count, extent: text.utf8.count)
    decoded += text.utf8
  }

  /// A key that the log says in other words.
  mutating func append(_ key: ViewKey, at place: Range<Int>) throws(Diagnostic) {
    try append(key.rawValue, at: place)
  }

  /// A scalar as it stands in the log.
  mutating func append(scalar kind: ValueKind, at place: Range<Int>) throws(Diagnostic) {
    try tape.append(kind, offset: place.lowerBound, extent: place.count)
  }
}
