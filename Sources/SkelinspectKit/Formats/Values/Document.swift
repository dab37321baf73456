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
}
