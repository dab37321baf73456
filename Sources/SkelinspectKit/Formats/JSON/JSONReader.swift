/// Reads JSON to the letter of RFC 8259 onto a tape, without recursion.
struct JSONReader {
  /// Whether objects may follow one another on lines of their own, as printed trees do.
  let readsSequences: Bool
  let source: SourceText
  var tape: Tape
  var position = 0
  var decoded: [UInt8] = []
  /// Errors that leave the rest readable.
  var problems: [Diagnostic] = []
  private var roots: [Node] = []
  /// Containers that are not closed yet, outermost first.
  private(set) var open: [Node] = []

  private enum Step { case value, firstElement, firstKey, key, separator, end }

  init(_ source: SourceText, readsSequences: Bool = false, capacity: Int = 0) {
    (self.source, self.readsSequences) = (source, readsSequences)
    tape = Tape(of: source, capacity: capacity)
  }

  /// The document, or the first error in it.
  static func read(_ source: SourceText, readsSequences: Bool) throws(Diagnostic) -> Document {
    // Most values take more than four bytes with what stands between them.
    var reader = JSONReader(source, readsSequences: readsSequences, capacity: source.count / 4)
    repeat { try reader.readValue() } while try reader.hasNextDocument()
    return Document(
      source: source, format: .json, tape: reader.tape, decoded: reader.decoded, roots: reader.roots,
      problems: reader.problems)
  }

  private mutating func readValue() throws(Diagnostic) {
    roots.append(tape.end)
    var step = Step.value
    repeat {
      skipWhitespace()
      step =
        switch step {
        case .value: try readAnyValue()
        case .firstElement: source[position] == "]" ? closeContainer() : try readAnyValue()
        case .firstKey: source[position] == "}" ? closeContainer() : try readPair()
        case .key: try readPair()
        case .separator: try readSeparator()
        case .end: .end
        }
    } while step != .end
  }

  private mutating func skipWhitespace() {
    while source[position].isWhitespace { position += 1 }
  }

  private mutating func readAnyValue() throws(Diagnostic) -> Step {
    switch source[position] {
    case "\"": try readString()
    case "{":
      try openContainer(.mapping)
      return .firstKey
    case "[":
      try openContainer(.list)
      return .firstElement
    default: try readScalar()
    }
    return open.isEmpty ? .end : .separator
  }

  /// A number, or one of the three words.
  mutating func readScalar() throws(Diagnostic) {
    switch source[position] {
    case "-", "0"..."9": try readNumber()
    case "t": try readWord("true", .true)
    case "f": try readWord("false", .false)
    case "n": try readWord("null", .null)
    default: throw unexpected(expected: "a value")
    }
  }

  /// A key with its value.
  private mutating func readPair() throws(Diagnostic) -> Step {
    guard source[position] == "\"" else { throw unexpected(expected: "a key in double quotes") }
    try readString()
    skipWhitespace()
    guard source[position] == ":" else { throw unexpected(expected: "':' after the key") }
    position += 1
    skipWhitespace()
    return try readAnyValue()
  }

  private mutating func readSeparator() throws(Diagnostic) -> Step {
    guard let container = open.last else { return .end }
    let isMapping = tape[container].kind == .mapping
    switch source[position] {
    case ",":
      position += 1
      return isMapping ? .key : .value
    case "}" where isMapping, "]" where !isMapping: return closeContainer()
    default: throw unexpected(expected: isMapping ? "',' or '}'" : "',' or ']'")
    }
  }

  private mutating func openContainer(_ kind: ValueKind) throws(Diagnostic) {
    guard open.count < Limits.jsonDepth else { throw tooDeep }
    open.append(tape.end)
    try tape.append(kind, offset: position, extent: 0)
    position += 1
  }

  var tooDeep: Diagnostic {
    .syntaxError(
      "nested deeper than \(Limits.jsonDepth) levels, the limit for JSON",
      at: source.place(position..<position + 1))
  }

  private mutating func closeContainer() -> Step {
    position += 1
    if let container = open.popLast() { tape.close(container) }
    return open.isEmpty ? .end : .separator
  }

  private mutating func readWord(_ word: StaticString, _ kind: ValueKind) throws(Diagnostic) {
    guard source.begins(word, at: position) else { throw unexpected(expected: "a value") }
    try tape.append(kind, offset: position, extent: word.utf8CodeUnitCount)
    position += word.utf8CodeUnitCount
  }

  /// Whether another object follows on a later line; anything else after a value is an error.
  private mutating func hasNextDocument() throws(Diagnostic) -> Bool {
    let end = position
    skipWhitespace()
    if position == source.count { return false }
    let isOnLaterLine = source.bytes(end..<position).contains(0x0A)
    if readsSequences, isOnLaterLine, source[position] == "{" { return true }
    throw unexpected(
      expected: "the end of the file after the value",
      help: source[position] == "{"
        ? "a .json file holds one value; a file of another name may hold several trees, "
          + "or on standard input"
        : nil)
  }
}
