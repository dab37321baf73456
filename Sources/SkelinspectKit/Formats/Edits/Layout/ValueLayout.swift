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
  private(set) var targets: Set<Node> = []

  init(end: Node) {
    parts = [Part](repeating: Part(start: 0, content: 0, style: .plain), count: end)
  }

  /// Nil where the text is no longer what the document was read of.
  init?(of document: Document) {
    let layout: ValueLayout?
    switch document.format {
    case .json: layout = ValueLayout(ofJSON: document)
    case .yaml: layout = YAMLLayoutReader.layout(of: document)
    case .log: return nil
    }
    guard var layout else { return nil }
    layout.targets = Set(
      document.tape.nodes.lazy.filter { layout.style($0) == .alias }.map { document.resolved($0) })
    self = layout
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

extension ValueLayout {
  /// JSON has no layout but brackets and quotes.
  fileprivate init(ofJSON document: Document) {
    self.init(end: document.tape.end)
    let source = document.source
    var open: [Node] = []
    var node = 0
    var end = 0
    func close(before next: Node, _ layout: inout ValueLayout) {
      while let container = open.last, document.next(after: container) <= next {
        open.removeLast()
        end = Self.afterBracket(from: end, in: source)
        layout.close(container, at: end)
      }
    }
    while node < document.tape.end {
      close(before: node, &self)
      let range = document.range(node)
      switch document.kind(node) {
      case .list, .mapping:
        set(node, start: range.lowerBound, content: range.lowerBound, .flow)
        open.append(node)
        end = range.lowerBound + 1
      case .text, .plainText, .decodedText, .decodedPlainText:
        end = range.upperBound + 1
        set(node, start: range.lowerBound - 1, content: range.lowerBound - 1, end: end, .doubleQuoted)
      default:
        end = range.upperBound
        set(node, start: range.lowerBound, content: range.lowerBound, end: end, .plain)
      }
      node = document.tape.inside(after: node)
    }
    close(before: document.tape.end, &self)
  }

  /// After the white space and the closing bracket that come next.
  private static func afterBracket(from position: Int, in source: SourceText) -> Int {
    var position = position
    while source[position] != "}", source[position] != "]", position < source.count { position += 1 }
    return min(position + 1, source.count)
  }
}
