/// Finds bytes that are not UTF-8 (RFC 3629).
enum UTF8Validation {
  /// The first error in a text, if any.
  static func firstError(in source: SourceText) -> Diagnostic? {
    var position = 0
    while position < source.count {
      if source[position] < 0x80 {
        position += 1
      } else if let length = length(at: position, in: source) {
        position += length
      } else {
        return error(at: position, in: source)
      }
    }
    return nil
  }

  static func error(at position: Int, in source: SourceText) -> Diagnostic {
    .syntaxError(
      "the byte 0x\(hexadecimal(UInt64(source[position]), digits: 2)) is not UTF-8",
      at: source.place(position..<position + 1),
      help: "save the file as UTF-8")
  }

  /// The length in bytes of a character that is not ASCII; nil where its bytes are not well-formed.
  static func length(at position: Int, in source: SourceText) -> Int? {
    let lead = source[position]
    let second = source[min(position + 1, source.count)]
    let range: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, range) = (2, 0x80...0xBF)
    case 0xE0: (length, range) = (3, 0xA0...0xBF)
    case 0xED: (length, range) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, range) = (3, 0x80...0xBF)
    case 0xF0: (length, range) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, range) = (4, 0x80...0xBF)
    case 0xF4: (length, range) = (4, 0x80...0x8F)
    default: return nil
    }
    guard position + length <= source.count, range.contains(second) else { return nil }
    for offset in 2..<max(length, 2) where source[position + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
