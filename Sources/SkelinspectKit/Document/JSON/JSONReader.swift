/// Reads JSON to the letter of RFC 8259 onto a tape, without recursion.
struct JSONReader {
  /// Whether objects may follow one another on lines of their own, as printed trees do.
  let readsSequences: Bool
  let source: SourceText
  /// The text and its padding, and room for as many entries as it can hold: no check of bounds or ownership stands
  /// in the way of a byte. The zeros behind the text end every loop.
  let bytes: UnsafePointer<UInt8>
  let entries: UnsafeMutablePointer<Entry>
  private var count = 0
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
    var result = Result<JSONReader, Diagnostic>.failure(.syntaxError("nothing was read", at: 0..<0))
    // No value is shorter than its separator; memory that is not touched is not used.
    let capacity = min(source.count / 2 + Limits.jsonDepth + 16, Limits.extent + 16)
    let entries = [Entry](unsafeUninitializedCapacity: capacity) { room, count in
      adviseHugePages(UnsafeMutableRawBufferPointer(room))
      source.padded.withUnsafeBufferPointer { bytes in
        guard let entries = room.baseAddress, let bytes = bytes.baseAddress else { return }
        result = read(source, readsSequences, bytes, entries)
        if case .success(let reader) = result { count = reader.count }
      }
    }
    let reader = try result.get()
    return Document(
      source: source, format: .json, entries: entries, decoded: reader.decoded, roots: reader.roots,
      problems: reader.problems)
  }

  private static func read(
    _ source: SourceText, _ readsSequences: Bool, _ bytes: UnsafePointer<UInt8>,
    _ entries: UnsafeMutablePointer<Entry>
  ) -> Result<JSONReader, Diagnostic> {
    var reader = JSONReader(readsSequences: readsSequences, source: source, bytes: bytes, entries: entries)
    do throws(Diagnostic) {
      repeat { try reader.readValue() } while try reader.hasNextDocument()
      return .success(reader)
    } catch {
      return .failure(error)
    }
  }

  private mutating func readValue() throws(Diagnostic) {
    roots.append(count)
    var step = Step.value
    repeat {
      skipWhitespace()
      step =
        switch step {
        case .value: try readAnyValue()
        case .firstElement: closes(UInt8(ascii: "]")) ? closeContainer() : try readAnyValue()
        case .firstKey: closes(UInt8(ascii: "}")) ? closeContainer() : try readKey()
        case .key: try readKey()
        case .separator: try readSeparator()
        case .end: .end
        }
    } while step != .end
  }

  @inline(__always)
  private mutating func skipWhitespace() {
    while true {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  @inline(__always)
  private func closes(_ byte: UInt8) -> Bool { bytes[position] == byte }

  @inline(__always)
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

  @inline(__always)
  private mutating func readKey() throws(Diagnostic) -> Step {
    guard bytes[position] == UInt8(ascii: "\"") else { throw unexpected(expected: "a key in double quotes") }
    try readString()
    skipWhitespace()
    guard bytes[position] == UInt8(ascii: ":") else { throw unexpected(expected: "':' after the key") }
    position += 1
    return .value
  }

  @inline(__always)
  private mutating func readSeparator() throws(Diagnostic) -> Step {
    guard let container = open.last else { return .end }
    let isMapping = entries[container].kind == .mapping
    switch bytes[position] {
    case UInt8(ascii: ","):
      position += 1
      return isMapping ? .key : .value
    case UInt8(ascii: "}") where isMapping, UInt8(ascii: "]") where !isMapping: return closeContainer()
    default: throw unexpected(expected: isMapping ? "',' or '}'" : "',' or ']'")
    }
  }

  @inline(__always)
  private mutating func openContainer(_ kind: ValueKind) throws(Diagnostic) {
    guard open.count < Limits.jsonDepth else {
      throw .syntaxError(
        "nested deeper than \(Limits.jsonDepth) levels, the limit for JSON", at: position..<position + 1)
    }
    open.append(count)
    try append(kind, offset: position, extent: 0)
    position += 1
  }

  @inline(__always)
  private mutating func closeContainer() -> Step {
    position += 1
    if let container = open.popLast() { entries[container].close(at: count) }
    return open.isEmpty ? .end : .separator
  }

  @inline(__always)
  mutating func append(_ kind: ValueKind, offset: Int, extent: Int) throws(Diagnostic) {
    guard extent <= Limits.extent, count < Limits.extent else {
      throw .syntaxError(
        "larger than \(Limits.extent) bytes in one text or values in one file, the limit",
        at: offset..<offset + 1)
    }
    (entries + count).initialize(to: Entry(kind, offset: offset, extent: extent))
    count += 1
  }

  @inline(__always)
  private mutating func readWord(_ word: StaticString, _ kind: ValueKind) throws(Diagnostic) {
    let length = word.utf8CodeUnitCount
    for offset in 0..<length where bytes[position + offset] != word.utf8Start[offset] {
      throw unexpected(expected: "a value")
    }
    try append(kind, offset: position, extent: length)
    position += length
  }

  /// Whether another object follows on a later line; anything else behind a value is an error.
  private mutating func hasNextDocument() throws(Diagnostic) -> Bool {
    let end = position
    skipWhitespace()
    if position == source.count { return false }
    let isOnLaterLine = source.bytes(end..<position).contains(0x0A)
    if readsSequences, isOnLaterLine, bytes[position] == UInt8(ascii: "{") { return true }
    throw unexpected(
      expected: "the end of the file after the value",
      help: bytes[position] == UInt8(ascii: "{")
        ? "a .json file holds one value; several trees can stand in a file of another name, or on standard input"
        : nil)
  }
}
