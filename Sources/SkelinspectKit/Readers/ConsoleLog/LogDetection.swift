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
    let words: [StaticString] = [
      "Skeletonable", "Skeletons", "☠", "; frame = (", "; baseClass = ", ":0x", "capture\"", "capture\\\"",
      "Element subtree:", CaptureLines.begin,
    ]
    return words.contains { source.first($0, in: 0..<source.count) != nil }
  }

  /// The first key of the text is one of a hierarchy file, or a later line begins with one that logs do not
  /// have.
  static func looksLikeHierarchy(_ source: SourceText) -> Bool {
    let start = behindPreamble(of: source)
    let isBrace = source[start] == "{"
    let first = key(at: isBrace ? source.skipSpace(from: start + 1) : start, in: source)
    if let first, ViewKey(rawValue: first) != nil || EnvelopeKey(rawValue: first) != nil { return true }
    let head = source.bytes(0..<min(Self.head, source.count))
    return head.indices.contains { position in
      guard position == 0 || head[position - 1] == 0x0A, !isQuote(head[position]),
        let key = key(at: position, in: source)
      else { return false }
      return structure.contains { $0.rawValue == key }
    }
  }

  /// The bracket that begins a line and ends what no line before it has begun.
  static func endOfWhatBeginsBefore(_ source: SourceText) -> Int? {
    var depth = 0
    var start = 0
    while start < source.count {
      let first = source.skipSpace(from: start)
      let end = source.endOfLine(from: first)
      if first < end, source[first] == "}" || source[first] == "]" {
        if depth == 0 { return first }
        depth -= 1
      }
      let last = source.bytes(first..<end).last { $0 > 0x20 }
      if last == "{" || last == "[" { depth += 1 }
      start = end + 1
    }
    return nil
  }

  /// The letters before a colon, with or without quotes.
  private static func key(at start: Int, in source: SourceText) -> String? {
    let first = isQuote(source[start]) ? start + 1 : start
    let end = source.end(from: first, to: first + 64) { $0.isASCIILetter || $0 == "_" }
    let name = first..<end
    let rest = first > start && isQuote(source[end]) ? end + 1 : end
    let position = source.end(from: rest, to: first + 128) { $0 == 0x20 }
    return source[position] == ":" ? source.string(name) : nil
  }

  /// After blank lines, comments, directives and the dashes that begin a YAML document.
  private static func behindPreamble(of source: SourceText) -> Int {
    var position = source.skipSpace(from: 0)
    while position < source.count {
      let isDashes = source.bytes(position..<min(position + 3, source.count)).elementsEqual("---".utf8)
      guard isDashes || source[position] == "#" || source[position] == "%" else { break }
      if isDashes {
        position += 3
      } else {
        position = source.endOfLine(from: position)
      }
      position = source.skipSpace(from: position)
    }
    return position
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == "\"" || byte == "'"
  }
}
