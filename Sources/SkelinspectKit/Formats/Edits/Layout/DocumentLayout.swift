extension ValueLayout {
  /// Nil for a log, whose text is not edited.
  init?(of document: Document) {
    let layout: ValueLayout?
    switch document.format {
    case .json: layout = ValueLayout(ofJSON: document)
    case .yaml: layout = YAMLReader.layout(of: document)
    case .log: return nil
    }
    guard var layout else { return nil }
    layout.targets = Set(
      document.tape.nodes.lazy.filter { layout.style($0) == .alias }.map { document.resolved($0) })
    self = layout
  }

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
        // White space stands before the bracket that closes it.
        end = min(source.end(from: end) { $0 != "}" && $0 != "]" } + 1, source.count)
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
}
