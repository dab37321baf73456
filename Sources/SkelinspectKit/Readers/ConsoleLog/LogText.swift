/// The bytes of a console log; the zeros after them end every loop.
struct LogText {
  let source: SourceText
  let bytes: UnsafePointer<UInt8>

  /// Where a line ends, before its line feed.
  func endOfLine(from start: Int) -> Int {
    var position = start
    while position < source.count, bytes[position] != 0x0A { position += 1 }
    return position
  }

  func startOfLine(before position: Int) -> Int {
    var start = position
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// After the blanks of a line.
  func skipBlanks(from start: Int) -> Int {
    var position = start
    while isBlank(bytes[position]) { position += 1 }
    return position
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// How many blanks stand directly before a place of a line.
  func indentation(of place: Int, from lineStart: Int) -> Int {
    var start = place
    while start > lineStart, isBlank(bytes[start - 1]) { start -= 1 }
    return place - start
  }

  func begins(with word: StaticString, at position: Int) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// A backslash and the letter of a line break or tab.
  func isEscapedBlank(at position: Int) -> Bool {
    switch bytes[position + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): true
    default: false
    }
  }

  func isBracket(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","): true
    default: false
    }
  }
}

/// What a byte is in the part of a line that a log puts before what it prints.
enum LogByteKind {
  case word, blank, sign

  init(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09: self = .blank
    case let letter where letter.isASCIILetterOrDigit || letter >= 0x80: self = .word
    default: self = .sign
    }
  }
}
