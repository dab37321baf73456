extension JSONReader {
  /// What stands at the position where something else should.
  func unexpected(expected: String, help: String? = nil) -> Diagnostic {
    guard position < source.count else {
      let notes = open.last.map { [unclosed($0)] } ?? []
      let end = source.wholeCharacters(max(source.count - 1, 0)..<source.count)
      let isBlank = source.bytes.allSatisfy { $0 <= 0x20 && $0 > 0 }
      let found =
        source.count == 0
        ? "the file is empty" : isBlank ? "the file holds only white space" : "the text ends here"
      return .syntaxError("\(found); expected \(expected)", at: source.place(end), notes: notes)
    }
    let notes = open.last.map { closesOther($0) ? [unclosed($0)] : [] } ?? []
    return .syntaxError(
      "expected \(expected), found \(foundName)", at: source.place(position..<foundEnd),
      help: help ?? JSONMistake.help(at: position, in: source, wantsText: expected.hasPrefix("a ")),
      notes: notes)
  }

  /// Whether a bracket of the other kind stands where that container should be closed.
  private func closesOther(_ container: Node) -> Bool {
    source[position] == (tape[container].kind == .mapping ? "]" : "}")
  }

  private func unclosed(_ container: Node) -> Diagnostic.Note {
    let entry = tape[container]
    let name = entry.kind == .mapping ? "'{'" : "'['"
    return Diagnostic.Note(
      message: "this \(name) is not closed", place: source.place(entry.offset..<entry.offset + 1))
  }

  /// The end of the word or character at the position.
  private var foundEnd: Int {
    var end = position + 1
    if JSONMistake.isWordByte(source[position]) {
      while end - position < 40, JSONMistake.isWordByte(source[end]) { end += 1 }
    } else {
      while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
    }
    return end
  }

  private var foundName: String {
    let byte = source[position]
    if byte < 0x20 || byte == 0x7F {
      return "the control character 0x" + hexadecimal(UInt64(byte), digits: 2)
    }
    if byte >= 0x80, UTF8Validation.length(at: position, in: source) == nil {
      return "the byte 0x" + hexadecimal(UInt64(byte), digits: 2) + ", which is not UTF-8"
    }
    return source.string(position..<foundEnd).quoted
  }
}
