internal import CLibYAML

extension YAMLReader {
  /// A scalar's entry: its source bytes where they are its text, else a second entry for the decoded text.
  @inline(__always)
  mutating func append(scalar event: UnsafeMutablePointer<yaml_event_t>) throws(Diagnostic) {
    let scalar = event.pointee.data.scalar
    let text = UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    var range = range(of: event)
    if !isPlain, !isBlock(scalar.style), range.count >= 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    let word = source.bytes(range)
    var kind = isPlain ? YAMLScalar.kind(of: word) : .text
    if let tag = scalar.tag { kind = try self.kind(of: word, tagged: tag, untagged: kind, at: range) }
    if word.elementsEqual(text) {
      try append(kind, offset: range.lowerBound, extent: range.count)
    } else {
      try append(isPlain ? .decodedPlainText : .decodedText, offset: range.lowerBound, extent: range.count)
      try append(.decodedText, offset: decoded.count, extent: text.count)
      decoded.append(contentsOf: text)
    }
  }

  private func isBlock(_ style: yaml_scalar_style_t) -> Bool {
    style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
  }

  /// What a scalar is that says its type itself, as in `!!str 12`.
  private func kind(
    of word: ArraySlice<UInt8>, tagged tag: UnsafeMutablePointer<yaml_char_t>, untagged kind: ValueKind,
    at range: Range<Int>
  ) throws(Diagnostic) -> ValueKind {
    let name = String(decodingCString: tag, as: UTF8.self)
    switch name {
    case "!", "tag:yaml.org,2002:str": return .text
    case "tag:yaml.org,2002:null", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:int",
      "tag:yaml.org,2002:float":
      return YAMLScalar.kind(of: word)
    default:
      throw .syntaxError(
        "the tag \(name.quoted) has no meaning here", at: range,
        help: "remove it; YAML's own are !!str, !!bool, !!int, !!float and !!null")
    }
  }
}
