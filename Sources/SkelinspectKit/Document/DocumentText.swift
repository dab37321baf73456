extension Document {
  /// The letters of a scalar; an unquoted YAML word counts as it is written, whatever it would resolve to.
  func text(_ node: Node) -> String? {
    textBytes(node).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The UTF-8 letters of a text, or of an unquoted YAML scalar other than null.
  @inline(__always)
  func textBytes(_ node: Node) -> ArraySlice<UInt8>? {
    switch kind(node) {
    case .text, .plainText: return source.bytes(range(node))
    case .decodedText, .decodedPlainText:
      let entry = entries[node + 1]
      return decoded[entry.offset..<entry.offset + entry.extent]
    case .number, .true, .false: return format == .yaml ? source.bytes(range(node)) : nil
    case .null, .list, .mapping, .alias: return nil
    }
  }

  /// Whether a scalar's letters are those of a word; false for containers.
  func isText(_ node: Node, _ word: StaticString) -> Bool {
    guard let bytes = textBytes(node) else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes) }
  }

  /// A number as written in JSON or YAML's core schema; infinite where it is out of a Double's range.
  func number(_ node: Node) -> Double? {
    guard kind(node) == .number else { return nil }
    return NumberText.value(of: source.bytes(range(node)))
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
