/// What a comment asks for: `# skelinspect:ignore rule-id, rule-id -- reason`.
struct SuppressionComment {
  enum Directive: String, CaseIterable {
    case ignore
    case ignoreSubtree = "ignore-subtree"
    case ignoreFile = "ignore-file"
  }

  struct Word {
    let text: String
    /// UTF-8 bytes of the source text.
    let range: Range<Int>
  }

  /// As it is written, from `skelinspect` on.
  let name: Word
  /// Nil for a word that means nothing.
  let directive: Directive?
  let words: [Word]
  let reason: String?

  /// Nil where a comment only mentions skelinspect.
  ///
  /// - Parameters:
  ///   - start: after `skelinspect:`.
  ///   - end: of the comment.
  init?(from start: Int, to end: Int, in source: SourceText) {
    var scanner = Scanner(source: source, position: start, end: end)
    let isApart = scanner.skipSeparators()
    guard let word = scanner.readWord() else { return nil }
    directive = Directive(rawValue: word.text.lowercased())
    // After a blank most words are prose.
    if isApart, directive == nil { return nil }
    let range = start - "skelinspect:".utf8.count..<word.range.upperBound
    name = Word(text: source.string(range), range: range)
    var words: [Word] = []
    while true {
      scanner.skipSeparators()
      guard let word = scanner.readWord() else { break }
      words.append(word)
    }
    self.words = words
    reason = scanner.readReason()
  }
}

private struct Scanner {
  let source: SourceText
  var position: Int
  let end: Int

  /// Passes over all that belongs to no word and begins no reason; true where there was some.
  @discardableResult
  mutating func skipSeparators() -> Bool {
    let start = position
    while position < end, !isWordByte(position), dashLength == nil { position += 1 }
    return position > start
  }

  /// Letters, digits, `-` and `_`.
  mutating func readWord() -> SuppressionComment.Word? {
    let start = position
    while position < end, isWordByte(position), dashLength == nil { position += 1 }
    guard position > start else { return nil }
    return SuppressionComment.Word(text: source.string(start..<position), range: start..<position)
  }

  /// What stands after the dash.
  mutating func readReason() -> String? {
    guard let length = dashLength else { return nil }
    var rest = source.bytes(min(position + length, end)..<end)
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "-") }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }

  /// The bytes of the dash that begins a reason: two hyphens, one that stands alone, an en dash or an em
  /// dash.
  private var dashLength: Int? {
    guard position < end else { return nil }
    let next = position + 1 < end ? source[position + 1] : 0x20
    switch source[position] {
    case UInt8(ascii: "-") where next == UInt8(ascii: "-"): return 2
    case UInt8(ascii: "-"): return next <= 0x20 && source[position - 1] <= 0x20 ? 1 : nil
    case 0xE2 where next == 0x80:
      return source[position + 2] == 0x93 || source[position + 2] == 0x94 ? 3 : nil
    default: return nil
    }
  }

  private func isWordByte(_ place: Int) -> Bool {
    source[place].isASCIILetterOrDigit || "-_".utf8.contains(source[place])
  }
}
