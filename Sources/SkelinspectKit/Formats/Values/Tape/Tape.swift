/// The values of a document one after the other, parents before what they hold.
///
/// A node is twice its entry's number; the value of a pair is one more than its key.
struct Tape: Sendable {
  private let entries: [Entry]

  init(_ entries: [Entry] = []) { self.entries = entries }

  /// After the last value.
  var end: Node { 2 * entries.count }

  @inline(__always)
  subscript(node: Node) -> Entry {
    let entry = entries[node >> 1]
    guard entry.isPair else { return entry }
    return node & 1 == 0 ? entry.key : entry.value
  }

  /// What a key and its value share; nil where they do not.
  @inline(__always)
  func pair(at key: Node) -> Entry? {
    let entry = entries[key >> 1]
    return entry.isPair ? entry : nil
  }

  /// The node after a value and all that it holds.
  @inline(__always)
  func next(after node: Node) -> Node {
    let entry = entries[node >> 1]
    if entry.isPair { return node + 1 }
    return switch entry.kind {
    case .list, .mapping: entry.extent
    case .decodedText, .decodedPlainText: node + 4
    default: node + 2
    }
  }

  /// Of a decoded text: where its letters stand among the decoded ones.
  @inline(__always)
  func letters(of node: Node) -> Entry { entries[(node >> 1) + 1] }

  /// The last value that a container holds, in it or in what it holds; itself where it is empty.
  func last(in container: Node) -> Node {
    let last = next(after: container) - 2
    let entry = entries[last >> 1]
    if entry.isPair { return last + 1 }
    return entry.kind == .decodedText || entry.kind == .decodedPlainText ? last - 2 : last
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
  @inline(__always)
  func inside(after node: Node) -> Node {
    let kind = self[node].kind
    return kind == .list || kind == .mapping ? node + 2 : next(after: node)
  }
}
