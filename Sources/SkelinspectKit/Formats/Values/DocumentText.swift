extension Document {
  /// The letters of a scalar; an unquoted YAML word counts as it is written, whatever it would resolve to.
  func text(_ node: Node) -> String? {
    textRange(node).map { String(decoding: bytes(of: node)[$0], as: UTF8.self) }
  }

  /// Where the letters of a text stand, or of an unquoted YAML scalar other than null: in `bytes(of:)`.
  @inline(__always)
  func textRange(_ node: Node) -> Range<Int>? {
    let entry = tape[node]
    switch entry.kind {
    case .text, .plainText: return entry.offset..<entry.offset + entry.extent
    case .decodedText, .decodedPlainText:
      let text = tape.letters(of: node)
      return text.offset..<text.offset + text.extent
    case .number, .true, .false:
      return format == .yaml ? entry.offset..<entry.offset + entry.extent : nil
    case .null, .list, .mapping, .alias: return nil
    }
  }

  /// Lends the letters of a scalar without making a String of them; nil where it has none.
  @inline(never)
  func withLetters<Result>(of node: Node, _ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
    guard let range = textRange(node) else { return nil }
    return bytes(of: node).withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// The bytes in which a scalar's letters stand.
  @inline(__always)
  func bytes(of node: Node) -> [UInt8] {
    let kind = kind(node)
    return kind == .decodedText || kind == .decodedPlainText ? decoded : source.padded
  }

  /// The place of a scalar's letters in a list of names.
  @inline(__always)
  func index(of node: Node, in names: NameTable) -> Int? {
    let entry = tape[node]
    switch entry.kind {
    case .text, .plainText: return names.index(of: entry.offset..<entry.offset + entry.extent, in: source)
    case .decodedText, .decodedPlainText:
      let text = tape.letters(of: node)
      return decoded.withUnsafeBufferPointer {
        names.index(of: UnsafeBufferPointer(rebasing: $0[text.offset..<text.offset + text.extent]))
      }
    default: return text(node).flatMap { names.index(of: $0) }
    }
  }

  /// Whether a scalar's letters are those of a word; false for containers.
  @inline(__always)
  func isText(_ node: Node, _ word: StaticString) -> Bool {
    let entry = tape[node]
    switch entry.kind {
    case .text, .plainText:
      guard entry.extent == word.utf8CodeUnitCount else { return false }
      return word.withUTF8Buffer { letters in
        for index in 0..<letters.count where source[entry.offset + index] != letters[index] { return false }
        return true
      }
    case .decodedText, .decodedPlainText:
      let text = tape.letters(of: node)
      guard text.extent == word.utf8CodeUnitCount else { return false }
      return word.withUTF8Buffer { letters in
        for index in 0..<letters.count where decoded[text.offset + index] != letters[index] { return false }
        return true
      }
    default: return text(node) == "\(word)"
    }
  }

  /// A number as written in JSON or YAML's core schema; infinite where it is out of a Double's range.
  @inline(__always)
  func number(_ node: Node) -> Double? {
    let entry = tape[node]
    guard entry.kind == .number else { return nil }
    return NumberText.value(of: entry.offset..<entry.offset + entry.extent, in: source.padded)
  }

  /// What a value is, for messages: "a list", "the text 'wide'", "nothing".
  func kindName(_ node: Node) -> String {
    switch kind(node) {
    case .null: "null"
    case .true, .false: "a boolean"
    case .number: "the number \(source.string(range(node)).shortened)"
    case .list: "a list"
    case .mapping: "a mapping"
    case .alias: "an alias"
    case .text, .plainText, .decodedText, .decodedPlainText: "the text \((text(node) ?? "").quoted)"
    }
  }
}
