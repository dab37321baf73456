extension Document {
  /// The letters of a scalar; an unquoted YAML word counts as it is written, whatever it would resolve to.
  func text(_ node: Node) -> String? {
    textRange(node).map { String(decoding: bytes(of: node)[$0], as: UTF8.self) }
  }

  /// Where the letters of a text stand, or of an unquoted YAML scalar other than null: in `bytes(of:)`.
  func textRange(_ node: Node) -> Range<Int>? {
    let entry = tape[node]
    switch entry.kind {
    case .text, .plainText: return entry.range
    case .decodedText, .decodedPlainText: return tape.letters(of: node)
    case .number, .true, .false: return format == .yaml ? entry.range : nil
    case .null, .list, .mapping, .alias: return nil
    }
  }

  /// The bytes in which a scalar's letters stand.
  func bytes(of node: Node) -> [UInt8] {
    let kind = kind(node)
    return kind == .decodedText || kind == .decodedPlainText ? decoded : source.padded
  }

  /// The place of a scalar's letters in a list of names.
  func index(of node: Node, in names: NameTable) -> Int? {
    textRange(node).flatMap { names.index(of: $0, in: bytes(of: node)) }
  }

  /// Whether a scalar's letters are those of a word; false for containers.
  func isText(_ node: Node, _ word: String) -> Bool {
    textRange(node).map { bytes(of: node)[$0].elementsEqual(word.utf8) } ?? false
  }

  /// A number as written in JSON or YAML's core schema; infinite where it is out of a Double's range.
  func number(_ node: Node) -> Double? {
    let entry = tape[node]
    guard entry.kind == .number else { return nil }
    return NumberText.value(of: entry.range, in: source.padded)
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
