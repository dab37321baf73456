/// Reads JSON to the letter of RFC 8259 onto a tape, without recursion.
struct JSONReader {
  /// Whether objects may follow one another on lines of their own, as printed trees do.
  let readsSequences: Bool
  let source: SourceText
  /// The text and its padding, without a check of bounds: the zeros after the text end every loop.
  let bytes: UnsafePointer<UInt8>
  var tape: Tape
  var position = 0
  var decoded: [UInt8] = []
  /// Errors that leave the rest readable.
  var problems: [Diagnostic] = []
  private var roots: [Node] = []
  /// Containers that are not closed yet, outermost first.
  private(set) var open: [Node] = []

  private enum Step { case value, firstElement, firstKey, key, separator, end }

  /// The document, or the first error in it.
  static func read(_ source: SourceText, readsSequences: Bool) throws(Diagnostic) -> Document {
    let reader = try source.withPaddedBytes { bytes throws(Diagnostic) in
      // Most values take more than four bytes with what stands between them.
      let tape = Tape(of: source, capacity: source.count / 4)
      var reader = JSONReader(readsSequences: readsSequences, source: source, bytes: bytes, tape: tape)
      repeat { try reader.readValue() } while try reader.hasNextDocument()
      return reader
    }
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
        case .firstElement: closes(UInt8(ascii: "]")) ? closeContainer() : try readAnyValue()
        case .firstKey: closes(UInt8(ascii: "}")) ? closeContainer() : try readPairs()
        case .key: try readPairs()
        case .separator: try readSeparator()
        case .end: .end
        }
    } while step != .end
  }

  private mutating func skipWhitespace() {
    // Most white space is none.
    while bytes[position] <= 0x20 {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private func closes(_ byte: UInt8) -> Bool { bytes[position] == byte }

  private mutating func readAnyValue() throws(Diagnostic) -> Step {
    switch bytes[position] {
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "{"):
      try openContainer(.mapping)
      return .firstKey
    case UInt8(ascii: "["):
      try openContainer(.list)
      return .firstElement
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .true)
    case UInt8(ascii: "f"): try readWord("false", .false)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: throw unexpected(expected: "a value")
    }
    return open.isEmpty ? .end : .separator
  }

  /// Keys with their values, up to one that is a container or to the end of the mapping: what comes next is known
  /// there without a look at what is open.
  private mutating func readPairs() throws(Diagnostic) -> Step {
    while true {
      try readKey()
      let step = try readAnyValue()
      guard step == .separator else { return step }
      skipWhitespace()
      switch bytes[position] {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"): return closeContainer()
      default: throw unexpected(expected: "',' or '}'")
      }
      skipWhitespace()
    }
  }

  /// A key and all up to its value.
  private mutating func readKey() throws(Diagnostic) {
    guard bytes[position] == UInt8(ascii: "\"") else { throw unexpected(expected: "a key in double quotes") }
    try readString()
    skipWhitespace()
    guard bytes[position] == UInt8(ascii: ":") else { throw unexpected(expected: "':' after the key") }
    position += 1
    skipWhitespace()
  }

  private mutating func readSeparator() throws(Diagnostic) -> Step {
    guard let container = open.last else { return .end }
    let isMapping = tape[container].kind == .mapping
    switch bytes[position] {
    case UInt8(ascii: ","):
      position += 1
      return isMapping ? .key : .value
    case UInt8(ascii: "}") where isMapping, UInt8(ascii: "]") where !isMapping: return closeContainer()
    default: throw unexpected(expected: isMapping ? "',' or '}'" : "',' or ']'")
    }
  }

  private mutating func openContainer(_ kind: ValueKind) throws(Diagnostic) {
    guard open.count < Limits.jsonDepth else {
      throw .syntaxError(
        "nested deeper than \(Limits.jsonDepth) levels, the limit for JSON",
        at: source.place(position..<position + 1))
    }
    open.append(tape.end)
    try tape.append(kind, offset: position, extent: 0)
    position += 1
  }

  private mutating func closeContainer() -> Step {
    position += 1
    if let container = open.popLast() { tape.close(container) }
    return open.isEmpty ? .end : .separator
  }

  private mutating func readWord(_ word: StaticString, _ kind: ValueKind) throws(Diagnostic) {
    let length = word.utf8CodeUnitCount
    for offset in 0..<length where bytes[position + offset] != word.utf8Start[offset] {
      throw unexpected(expected: "a value")
    }
    try tape.append(kind, offset: position, extent: length)
    position += length
  }

  /// Whether another object follows on a later line; anything else after a value is an error.
  private mutating func hasNextDocument() throws(Diagnostic) -> Bool {
    let end = position
    skipWhitespace()
    if position == source.count { return false }
    let isOnLaterLine = source.bytes(end..<position).contains(0x0A)
    if readsSequences, isOnLaterLine, bytes[position] == UInt8(ascii: "{") { return true }
    throw unexpected(
      expected: "the end of the file after the value",
      help: bytes[position] == UInt8(ascii: "{")
        ? "a .json file holds one value; a file of another name may hold several trees, "
          + "or on standard input"
        : nil)
  }
}
