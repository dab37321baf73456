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
