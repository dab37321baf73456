/// Whether a text whose name does not say so is a console log.
enum LogDetection {
  /// Keys that say by themselves that a text is a hierarchy in YAML, where they begin a line.
  private static let structure: [ViewKey] = [
    .type, .isSkeletonable, .subviews, .arrangedSubviews, .contentView, .prototypes,
  ]
  /// Bytes in which such a line is looked for.
  private static let head = 1 << 16

  /// A word that stands in every tree of the library, every dump or every capture stands somewhere.
  static func mayHoldTree(_ source: SourceText) -> Bool {
    let bytes = source.padded
    return bytes.indices.dropLast(SourceText.padding).contains { position in
      switch bytes[position] {
      case UInt8(ascii: "S"):
        begins(with: "Skeletonable", at: position, in: bytes)
          || begins(with: "Skeletons", at: position, in: bytes)
      case 0xE2: begins(with: "☠", at: position, in: bytes)
      case UInt8(ascii: ";"):
        begins(with: "; frame = (", at: position, in: bytes)
          || begins(with: "; baseClass = ", at: position, in: bytes)
      case UInt8(ascii: ":"): begins(with: ":0x", at: position, in: bytes)
      case UInt8(ascii: "c"):
        begins(with: "capture\"", at: position, in: bytes)
          || begins(with: "capture\\\"", at: position, in: bytes)
      case UInt8(ascii: "E"): begins(with: "Element subtree:", at: position, in: bytes)
      case UInt8(ascii: "-"): begins(with: CaptureLines.begin, at: position, in: bytes)
      default: false
      }
    }
  }

  /// The first key of the text is one of a hierarchy file, or a later line begins with one that logs do not
  /// have.
  static func looksLikeHierarchy(_ source: SourceText) -> Bool {
    let start = behindPreamble(of: source)
    let isBrace = source[start] == UInt8(ascii: "{")
    let first = key(at: isBrace ? skipBlanks(in: source, from: start + 1) : start, in: source)
    if let first, ViewKey(rawValue: first) != nil || EnvelopeKey(rawValue: first) != nil { return true }
    let head = source.bytes(0..<min(Self.head, source.count))
    return head.indices.contains { position in
      guard position == 0 || head[position - 1] == 0x0A, !isQuote(head[position]),
        let key = key(at: position, in: source)
      else { return false }
      return structure.contains { $0.rawValue == key }
    }
  }

  /// What goes on with JSON after a value.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte)
  }

  /// The bracket that begins a line and ends what no line before it has begun.
  static func endOfWhatBeginsBefore(_ source: SourceText) -> Int? {
    var depth = 0
    var start = 0
    while start < source.count {
      let first = skipBlanks(in: source, from: start)
      var end = first
      while end < source.count, source[end] != 0x0A { end += 1 }
      if first < end, source[first] == UInt8(ascii: "}") || source[first] == UInt8(ascii: "]") {
        if depth == 0 { return first }
        depth -= 1
      }
      let last = source.bytes(first..<end).last { $0 > 0x20 }
      if last == UInt8(ascii: "{") || last == UInt8(ascii: "[") { depth += 1 }
      start = end + 1
    }
    return nil
  }

  static func skipBlanks(in source: SourceText, from start: Int) -> Int {
    var position = start
    while position < source.count, source[position] <= 0x20 { position += 1 }
    return position
  }

  /// The letters before a colon, with or without quotes.
  private static func key(at start: Int, in source: SourceText) -> String? {
    let first = isQuote(source[start]) ? start + 1 : start
    var position = first
    while isKeyByte(source[position]), position - first < 64 { position += 1 }
    let name = first..<position
    if first > start, isQuote(source[position]) { position += 1 }
    while source[position] == 0x20, position - first < 128 { position += 1 }
    return source[position] == UInt8(ascii: ":") ? source.string(name) : nil
  }

  /// After blank lines, comments, directives and the dashes that begin a YAML document.
  private static func behindPreamble(of source: SourceText) -> Int {
    var position = skipBlanks(in: source, from: 0)
    while position < source.count {
      let isDashes = source.bytes(position..<min(position + 3, source.count)).elementsEqual("---".utf8)
      guard isDashes || source[position] == UInt8(ascii: "#") || source[position] == UInt8(ascii: "%") else {
        break
      }
      if isDashes {
        position += 3
      } else {
        while position < source.count, source[position] != 0x0A { position += 1 }
      }
      position = skipBlanks(in: source, from: position)
    }
    return position
  }

  private static func begins(
    with word: StaticString, at position: Int, in bytes: [UInt8]
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }
}
