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

/// What an unquoted YAML word is by the core schema (YAML 1.2, 10.3.2).
enum YAMLScalar {
  static func kind(of range: Range<Int>, in source: SourceText) -> ValueKind {
    guard !range.isEmpty else { return .null }
    let word = source.bytes(range)
    switch source[range.lowerBound] {
    case "0"..."9", "-", "+", ".": return isNumber(word) ? .number : .plainText
    case "~": return range.count == 1 ? .null : .plainText
    case "n", "N": return isWord(word, "null", "Null", "NULL") ? .null : .plainText
    case "t", "T": return isWord(word, "true", "True", "TRUE") ? .true : .plainText
    case "f", "F": return isWord(word, "false", "False", "FALSE") ? .false : .plainText
    default: return .plainText
    }
  }

  private static func isWord(_ word: ArraySlice<UInt8>, _ spellings: StaticString...) -> Bool {
    spellings.contains { $0.withUTF8Buffer { word.elementsEqual($0) } }
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    if word.starts(with: "0x".utf8) {
      return word.count > 2 && word.dropFirst(2).allSatisfy(\.isHexadecimalDigit)
    }
    if word.starts(with: "0o".utf8) {
      return word.count > 2 && word.dropFirst(2).allSatisfy { "0"..."7" ~= $0 }
    }
    var rest = word
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    if isWord(rest, ".inf", ".Inf", ".INF") || isWord(word, ".nan", ".NaN", ".NAN") { return true }
    return isDecimal(rest)
  }

  /// Digits with a fraction and an exponent, each of them optional, at least one digit before the exponent.
  private static func isDecimal(_ word: ArraySlice<UInt8>) -> Bool {
    let whole = word.prefix(while: \.isASCIIDigit)
    var rest = word[whole.endIndex...]
    var digits = whole.count
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
      digits += fraction.count
      rest = rest[fraction.endIndex...]
    }
    guard digits > 0 else { return false }
    guard let exponent = rest.first else { return true }
    rest = rest.dropFirst()
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    return exponent | 0x20 == "e" && !rest.isEmpty && rest.allSatisfy(\.isASCIIDigit)
  }
}

/// The one owner of libyaml's parser and event, which point into themselves and so stay where they are.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  let event: UnsafeMutablePointer<yaml_event_t>

  /// Nil when memory is out. The bytes must outlive the parser.
  init?(reading bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Replaces the event by the next one; false when the text does not parse.
  func advance() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1
  }

  /// libyaml's words for the error, and its places: characters from the start, or bytes for a reader's error.
  var failure: (problem: String, context: String?, character: Int, contextCharacter: Int, byte: Int?) {
    let isReaderError = parser.pointee.error == YAML_READER_ERROR
    return (
      parser.pointee.problem.map { String(cString: $0) } ?? "the text is not YAML",
      parser.pointee.context.map { String(cString: $0) },
      Int(parser.pointee.problem_mark.index), Int(parser.pointee.context_mark.index),
      isReaderError ? Int(parser.pointee.problem_offset) : nil
    )
  }
}
