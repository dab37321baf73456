internal import CLibYAML

extension YAMLReader {
  /// A scalar's entry: its source bytes where they are its text, else a second entry for the decoded text.
  mutating func append(scalar event: UnsafeMutablePointer<yaml_event_t>) throws(Diagnostic) {
    let style = skelinspect_scalar_style(event)
    let isPlain = style == YAML_PLAIN_SCALAR_STYLE
    var range = range(of: event)
    let hasProperties = skelinspect_scalar_tag(event) != nil || skelinspect_scalar_anchor(event) != nil
    let whole = range
    if hasProperties { range = withoutProperties(range) }
    if !isPlain, !isBlock(style), range.count >= 2 { range = range.lowerBound + 1..<range.upperBound - 1 }
    if layout != nil { noteScalar(whole, letters: range.lowerBound, style) }
    var kind = isPlain ? YAMLScalar.kind(of: range, in: source) : .text
    if let tag = skelinspect_scalar_tag(event) {
      kind = try self.kind(tagged: tag, at: range, properties: whole.lowerBound..<range.lowerBound)
    }
    if skelinspect_scalar_is(event, bytes + range.lowerBound, range.count) != 0 {
      try tape.append(kind, offset: range.lowerBound, extent: range.count)
    } else {
      let text = UnsafeBufferPointer(
        start: skelinspect_scalar_value(event), count: skelinspect_scalar_length(event))
      try tape.append(
        isPlain ? .decodedPlainText : .decodedText, offset: range.lowerBound, extent: range.count)
      try tape.append(.decodedText, offset: decoded.count, extent: text.count)
      decoded.append(contentsOf: text)
    }
  }

  /// A scalar's place without its tag and anchor, which libyaml counts to it; an empty one has nothing else.
  private func withoutProperties(_ range: Range<Int>) -> Range<Int> {
    var position = range.lowerBound
    while source[position] == "!" || source[position] == "&" {
      let end = source.end(from: position, to: range.upperBound) { $0 > 0x20 }
      position = afterBlanks(end, before: range.upperBound)
      if position == range.upperBound { break }
    }
    return position..<range.upperBound
  }

  /// After white space and comments.
  private func afterBlanks(_ start: Int, before end: Int) -> Int {
    var position = source.end(from: start, to: end) { $0 <= 0x20 }
    while position < end, source[position] == "#" {
      let line = source.end(from: position, to: end) { $0 != 0x0A && $0 != 0x0D }
      position = source.end(from: line, to: end) { $0 <= 0x20 }
    }
    return position
  }

  /// A list or mapping may say that it is one, and nothing else.
  func checkTag(
    of event: UnsafeMutablePointer<yaml_event_t>, isMapping: Bool, at start: Int
  ) throws(Diagnostic) {
    guard let tag = skelinspect_container_tag(event) else { return }
    let name = Self.tagName(tag)
    guard name != "!", name != (isMapping ? "!!map" : "!!seq") else { return }
    throw .syntaxError(
      "the tag \(name.quoted) has no meaning here", at: source.place(start..<min(start + 1, source.count)),
      help: "remove it")
  }

  private func isBlock(_ style: yaml_scalar_style_t) -> Bool {
    style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
  }

  /// A tag as people write it.
  private static func tagName(_ tag: UnsafePointer<yaml_char_t>) -> String {
    let name = String(decodingCString: tag, as: UTF8.self)
    let standard = "tag:yaml.org,2002:"
    return name.hasPrefix(standard) ? "!!" + name.dropFirst(standard.count) : name
  }

  /// What a scalar is that says its type itself, as in `!!str 12`.
  private func kind(
    tagged tag: UnsafePointer<yaml_char_t>, at range: Range<Int>, properties: Range<Int>
  ) throws(Diagnostic) -> ValueKind {
    let name = Self.tagName(tag)
    let word = YAMLScalar.kind(of: range, in: source)
    switch name {
    case "!", "!!str": return .text
    case "!!null" where word == .null, "!!int" where word == .number, "!!float" where word == .number:
      return word
    case "!!bool" where word == .true || word == .false: return word
    case "!!null", "!!int", "!!float", "!!bool":
      throw .syntaxError(
        "\(source.string(range).quoted) is not \(name)", at: source.place(range),
        help: "remove the tag, or correct the value")
    default:
      let end = source.start(from: properties.upperBound, to: properties.lowerBound) { $0 <= 0x20 }
      throw .syntaxError(
        "the tag \(name.quoted) has no meaning here", at: source.place(properties.lowerBound..<end),
        help: "remove it; YAML's own are !!str, !!bool, !!int, !!float and !!null")
    }
  }
}
