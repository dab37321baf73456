/// The views that a file of Swift makes: where each is declared, its class and its name.
struct CodeTree: Sendable {
  struct Entry: Sendable {
    let range: Range<Int>
    let text: String
  }

  let source: SourceText
  private(set) var entries: [Entry] = []

  init(_ source: SourceText) { self.source = source }

  mutating func add(_ text: String, at range: Range<Int>) -> Node {
    entries.append(Entry(range: range, text: text))
    return entries.count - 1
  }

  func text(_ node: Node) -> String { entries[node].text }
  func range(_ node: Node) -> Range<Int> { entries[node].range }
}
