/// Where a document's values stand with all that belongs to them: quotes, brackets, anchors and tags. A tape has
/// no room for it, so it is found anew where a text is to be edited.
struct ValueLayout {
  enum Style: UInt8 { case plain, singleQuoted, doubleQuoted, blockScalar, alias, flow, block, bare }

  /// One value's place in the text.
  struct Part {
    /// Its anchor or tag, where it has one.
    let start: UInt32
    /// Its first letter, quote, bracket or dash.
    let content: UInt32
    var end: UInt32 = 0
    let style: Style
  }

  private var parts: [Part]
  /// Values that aliases stand for.
  var targets: Set<Node> = []

  init(end: Node) {
    parts = [Part](repeating: Part(start: 0, content: 0, style: .plain), count: end)
  }

  mutating func set(_ node: Node, start: Int, content: Int, end: Int = 0, _ style: Style) {
    parts[node] = Part(
      start: UInt32(truncatingIfNeeded: start), content: UInt32(truncatingIfNeeded: content),
      end: UInt32(truncatingIfNeeded: end), style: style)
  }

  mutating func close(_ node: Node, at end: Int) { parts[node].end = UInt32(truncatingIfNeeded: end) }

  func start(_ node: Node) -> Int { Int(parts[node].start) }
  func content(_ node: Node) -> Int { Int(parts[node].content) }
  func end(_ node: Node) -> Int { Int(parts[node].end) }
  func style(_ node: Node) -> Style { parts[node].style }

  /// With anchor and tag.
  func range(_ node: Node) -> Range<Int> { Range(from: start(node), to: end(node)) }
  func hasProperties(_ node: Node) -> Bool { start(node) < content(node) }
}
