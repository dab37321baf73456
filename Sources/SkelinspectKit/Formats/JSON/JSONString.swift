extension JSONReader {
  /// A text in double quotes; the position is at the first of them.
  mutating func readString() throws(Diagnostic) {
    let start = position + 1
    position = start
    try skipPlainText()
    if source[position] == "\"" {
      try tape.append(.text, offset: start, extent: position - start)
      position += 1
    } else {
      try readEscapedString(from: start)
    }
  }

  /// Moves to the next quote or backslash.
  private mutating func skipPlainText() throws(Diagnostic) {
    while true {
      let byte = source[position]
      if byte == "\"" || byte == "\\" { return }
      if byte >= 0x20, byte < 0x80 { position += 1 } else { try skipCharacter(byte) }
    }
  }

  private mutating func skipCharacter(_ byte: UInt8) throws(Diagnostic) {
    guard position < source.count else { throw unexpected(expected: "'\"' at the end of the string") }
    if byte < 0x20 {
      throw .syntaxError(
        "the control character 0x\(hexadecimal(UInt64(byte), digits: 2)) is not escaped in a string",
        at: source.place(position..<position + 1),
        help: "write \(byte == 0x0A ? "\\n" : "\\u00" + hexadecimal(UInt64(byte), digits: 2))")
    }
    guard let length = UTF8Validation.length(at: position, in: source) else {
      throw UTF8Validation.error(at: position, in: source)
    }
    position += length
  }

  /// The rest of a text from its first backslash on, decoded.
  private mutating func readEscapedString(from start: Int) throws(Diagnostic) {
    let decodedStart = decoded.count
    decoded.append(contentsOf: source.bytes(start..<position))
    while source[position] == "\\" {
      try readEscape()
      let plainStart = position
      try skipPlainText()
      decoded.append(contentsOf: source.bytes(plainStart..<position))
    }
    try tape.append(.decodedText, offset: start, extent: position - start)
    try tape.append(.decodedText, offset: decodedStart, extent: decoded.count - decodedStart)
    position += 1
  }

  private mutating func readEscape() throws(Diagnostic) {
    let escape = source[position + 1]
    switch escape {
    case "\"", "\\", "/": decoded.append(escape)
    case "b": decoded.append(0x08)
    case "f": decoded.append(0x0C)
    case "n": decoded.append(0x0A)
    case "r": decoded.append(0x0D)
    case "t": decoded.append(0x09)
    case "u": return try readUnicodeEscape()
    default:
      let end = source.wholeCharacters(position..<min(position + 2, source.count)).upperBound
      throw .syntaxError(
        "unknown escape; a backslash takes one of \" \\ / b f n r t u", at: source.place(position..<end))
    }
    position += 2
  }

  /// `\u` and four hexadecimal digits, or a surrogate pair of them.
  private mutating func readUnicodeEscape() throws(Diagnostic) {
    let start = position
    var code = try readCodeUnit()
    if code & 0xFC00 == 0xD800, source[position] == "\\", source[position + 1] == "u" {
      let second = position
      let low = try readCodeUnit()
      if low & 0xFC00 == 0xDC00 {
        code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
      } else {
        position = second
      }
    }
    if let scalar = Unicode.Scalar(code) {
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return
    }
    decoded.append(contentsOf: UTF8.encodedReplacementCharacter)
    guard problems.count < DiagnosticList.limit else { return }
    problems.append(
      .invalidValue(
        "\(source.string(start..<start + 6)) is half of a surrogate pair, not a character",
        at: source.place(start..<start + 6),
        help: "characters above U+FFFF are two escapes, such as \\uD83D\\uDE00"))
  }

  private mutating func readCodeUnit() throws(Diagnostic) -> UInt32 {
    var code: UInt32 = 0
    for offset in 2..<6 {
      let byte = source[min(position + offset, source.count)]
      guard let digit = hexadecimalValue(of: byte) else {
        let end = source.wholeCharacters(position..<min(position + offset + 1, source.count)).upperBound
        throw .syntaxError("\\u takes four hexadecimal digits", at: source.place(position..<end))
      }
      code = code << 4 | UInt32(digit)
    }
    position += 6
    return code
  }
}
