/// A located tree: the values of a file on one flat tape, parents before children, each with its source
/// bytes.
struct Document: Sendable {
  enum Format: Sendable { case json, yaml, log }

  let source: SourceText
  let format: Format
  /// A mapping holds key, value, key, value …
  let tape: Tape
  /// Text that differs from its source, one after the other.
  let decoded: [UInt8]
  /// The top value of each document of the stream.
  let roots: [Int]
  /// Errors of grammar-conforming text, such as half a surrogate pair.
  let problems: [Diagnostic]
  /// What was left out or filled in where a text is not whole, by the top value that it is about.
  var remarks: [Node: [Diagnostic]] = [:]
  /// Views of a log that have marked ones which are not all there.
  var cut: Set<Node> = []
}

/// Where a value stands on its document's tape.
typealias Node = Int

extension Document {
  func kind(_ node: Node) -> ValueKind { tape[node].kind }

  /// The node that an alias stands for, or the node itself; chains are followed when the alias is read.
  func resolved(_ node: Node) -> Node {
    let entry = tape[node]
    return entry.kind == .alias ? entry.extent : node
  }

  /// The node after a value and all that it holds.
  func next(after node: Node) -> Node { tape.next(after: node) }

  /// The first value in a list or mapping, if it holds any: else the node after it.
  func first(in container: Node) -> Node { container + 1 }

  /// The source bytes of a scalar, without quotes; of a container or an alias its first byte.
  func range(_ node: Node) -> Range<Int> {
    let entry = tape[node]
    return switch entry.kind {
    case .list, .mapping, .alias: entry.offset..<min(entry.offset + 1, source.count)
    default: entry.range
    }
  }

  /// Whether `#` begins a comment where no text holds it.
  var hasComments: Bool { format == .yaml }

  /// The keys of a mapping, in order; nothing for any other value.
  func keys(of mapping: Node) -> [Node] {
    guard kind(mapping) == .mapping else { return [] }
    var keys: [Node] = []
    var key = first(in: mapping)
    let end = next(after: mapping)
    while key < end {
      keys.append(key)
      key = next(after: next(after: key))
    }
    return keys
  }

  /// The elements of a list, unresolved; nothing for any other value.
  func elements(_ node: Node) -> [Node] {
    guard kind(node) == .list else { return [] }
    var elements: [Node] = []
    var element = first(in: node)
    let end = next(after: node)
    while element < end {
      elements.append(element)
      element = next(after: element)
    }
    return elements
  }

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

/// The values of a document one after the other, parents before what they hold; a node is the number of one.
struct Tape: Sendable {
  /// A value: what it is, where it begins in the text, and its extent.
  struct Entry: Sendable {
    /// The first byte in the source text.
    let start: UInt32
    /// The length in bytes of a scalar, the node after the last value of a container, an alias's target.
    fileprivate(set) var end: UInt32
    let kind: ValueKind

    var offset: Int { Int(start) }
    var extent: Int { Int(end) }
    /// The source bytes of a scalar.
    var range: Range<Int> { offset..<offset + extent }
  }

  private var entries: [Entry] = []
  private let source: SourceText

  /// - Parameter capacity: values for which there is room at once.
  init(of source: SourceText, capacity: Int = 0) {
    self.source = source
    entries.reserveCapacity(capacity)
  }

  /// After the last value; the node of what is written next.
  var end: Node { entries.count }

  subscript(node: Node) -> Entry { entries[node] }

  /// The node after a value and all that it holds.
  func next(after node: Node) -> Node {
    let entry = entries[node]
    return switch entry.kind {
    case .list, .mapping: entry.extent
    case .decodedText, .decodedPlainText: node + 2
    default: node + 1
    }
  }

  /// Of a decoded text: where its letters stand among the decoded ones.
  func letters(of node: Node) -> Range<Int> { entries[node + 1].range }

  /// The last value that a container holds, in it or in what it holds; itself where it is empty.
  func last(in container: Node) -> Node {
    let last = next(after: container) - 1
    let kind = entries[last].kind
    return kind == .decodedText || kind == .decodedPlainText ? last - 1 : last
  }

  /// Every value, in order.
  var nodes: some Sequence<Node> {
    sequence(state: 0) { node in
      guard node < end else { return nil }
      defer { node = inside(after: node) }
      return node
    }
  }

  /// The next value, which may stand in this one.
  func inside(after node: Node) -> Node {
    let kind = entries[node].kind
    return kind == .list || kind == .mapping ? node + 1 : next(after: node)
  }
}

/// What a value of a document is; a text says how it was written, because YAML's unquoted words may be
/// numbers.
enum ValueKind: UInt8, Sendable {
  case null, `false`, `true`, number
  /// Text as it stands in the source: quoted without escapes, or an unquoted YAML word.
  case text, plainText
  /// Text that differs from its source (escapes, folding): a second entry says where it stands decoded.
  case decodedText, decodedPlainText
  case list, mapping
  /// A YAML alias: its extent is the entry that it stands for.
  case alias
}

/// What readers write.
extension Tape {
  mutating func append(_ kind: ValueKind, offset: Int, extent: Int) throws(Diagnostic) {
    guard entries.count < Limits.entries else {
      throw .syntaxError(
        "more than \(Limits.entries) values in one file, the limit", at: source.place(offset..<offset + 1))
    }
    entries.append(
      Entry(start: UInt32(truncatingIfNeeded: offset), end: UInt32(truncatingIfNeeded: extent), kind: kind))
  }

  /// Takes back the values from one on.
  mutating func removeEntries(from node: Node) { entries.removeLast(max(entries.count - node, 0)) }

  /// Ends a container after the last value.
  mutating func close(_ container: Node) { entries[container].end = UInt32(truncatingIfNeeded: end) }
}

/// What messages underline.
extension Document {
  func place(_ node: Node) -> Place { source.place(range(node)) }

  /// A value that stands in the place of something else.
  func mismatch(_ expected: String, at node: Node, help: String? = nil) -> Diagnostic {
    .invalidValue("expected \(expected), found \(kindName(node))", at: place(node), help: help)
  }

  /// A mapping: up to a text in it where that stands on the same line, else up to its first key.
  func range(ofMapping mapping: Node, upTo text: Node?) -> Range<Int> {
    let start = range(mapping)
    guard kind(mapping) == .mapping, next(after: mapping) > first(in: mapping) else { return start }
    if let text, let range = onOneLine(from: start.lowerBound, to: text) { return range }
    return onOneLine(from: start.lowerBound, to: first(in: mapping)) ?? start
  }

  /// A key with its value; the key alone where the value is long or stands elsewhere.
  func range(ofKey key: Node) -> Range<Int> {
    let start = range(key)
    let value = next(after: key)
    guard kind(value) != .list, kind(value) != .mapping else { return start }
    return onOneLine(from: start.lowerBound, to: value) ?? start
  }

  /// A mapping or list up to the end of the last scalar in it.
  func extent(of container: Node) -> Range<Int> {
    let last = tape.last(in: container)
    let start = range(container).lowerBound
    return start..<max(range(last).upperBound, start + 1)
  }

  private func onOneLine(from start: Int, to scalar: Node) -> Range<Int>? {
    source.onOneLine(from: start, to: range(scalar))
  }
}

extension SourceText {
  /// From a place to the end of another one, where both are near each other on one line.
  func onOneLine(from start: Int, to end: Range<Int>) -> Range<Int>? {
    let limit = 200
    guard end.lowerBound >= start, end.upperBound > start, end.upperBound - start <= limit else { return nil }
    let isBroken = bytes(start..<end.upperBound).contains { $0 == 0x0A || $0 == 0x0D }
    return isBroken ? nil : start..<end.upperBound
  }
}
