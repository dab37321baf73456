/// Edits the text of a YAML or JSON document: every byte that is not part of a change stays.
struct DocumentEditor {
  let document: Document
  let layout: ValueLayout
  let trivia: TextTrivia
  let writer: ValueWriter

  init?(_ document: Document) {
    guard let layout = ValueLayout(of: document) else { return nil }
    (self.document, self.layout) = (document, layout)
    trivia = TextTrivia(document)
    writer = ValueWriter(document.format)
  }

  /// A key with its value in one mapping, in the text.
  struct Pair {
    let key: Node
    let value: Node
    /// From a question mark or the key on.
    let range: Range<Int>
    /// After the colon; nil where there is none.
    let colonEnd: Int?
    let isExplicit: Bool
  }

  /// A mapping's own keys and values, those of merge keys left out.
  func pairs(of mapping: Node) -> [Pair] {
    var pairs: [Pair] = []
    var key = document.first(in: mapping)
    var end = layout.content(mapping) + (layout.style(mapping) == .flow ? 1 : 0)
    while key < document.next(after: mapping) {
      let pair = pair(of: key, after: end)
      pairs.append(pair)
      end = pair.range.upperBound
      if trivia.source[trivia.afterAll(end)] == "," { end = trivia.afterAll(end) + 1 }
      key = document.next(after: pair.value)
    }
    return pairs
  }

  private func pair(of key: Node, after end: Int) -> Pair {
    let value = document.next(after: key)
    let start = trivia.afterAll(end)
    let isExplicit = document.format == .yaml && start < layout.start(key) && trivia.source[start] == "?"
    let keyEnd = max(layout.end(key), layout.start(key))
    let colon = trivia.afterAll(keyEnd)
    let colonEnd = trivia.source[colon] == ":" ? colon + 1 : nil
    // libyaml finds an empty value where the next token is.
    let isEmpty = layout.range(value).isEmpty
    let pairEnd = isEmpty ? colonEnd ?? keyEnd : max(layout.end(value), colonEnd ?? keyEnd)
    let pairStart = isExplicit ? start : layout.start(key)
    return Pair(
      key: key, value: value, range: Range(from: pairStart, to: pairEnd), colonEnd: colonEnd,
      isExplicit: isExplicit)
  }

  /// Whether an alias elsewhere stands for something in a value.
  func isAliased(_ nodes: Range<Node>) -> Bool { layout.targets.contains { nodes.contains($0) } }

  /// Whether a mapping or list is written in brackets or on lines of its own, and not `[key: value]`.
  func isEditable(_ container: Node) -> Bool {
    layout.style(container) == .flow || layout.style(container) == .block
  }

  func items(of container: Node, _ items: [Range<Int>]) -> ItemList {
    let range = layout.content(container)..<layout.end(container)
    return ItemList(trivia: trivia, isFlow: layout.style(container) == .flow, range: range, items: items)
  }
}

/// Lists.
extension DocumentEditor {
  /// A list's elements in the text: from their dashes on where they have them.
  func elements(of list: Node) -> [(node: Node, range: Range<Int>)] {
    let isFlow = layout.style(list) == .flow
    var end = layout.content(list) + (isFlow ? 1 : 0)
    return document.elements(list).map { element in
      let start = isFlow ? layout.start(element) : trivia.afterAll(end)
      // A dash may have nothing after it.
      end = layout.range(element).isEmpty ? start + (isFlow ? 0 : 1) : layout.end(element)
      let range = Range(from: start, to: end)
      if isFlow, trivia.source[trivia.afterAll(end)] == "," { end = trivia.afterAll(end) + 1 }
      return (element, range)
    }
  }
}

/// The editors of the documents of some files, each made once: their texts are read for them again.
struct DocumentEditors {
  private var editors: [Int: DocumentEditor?] = [:]

  /// - Parameter file: the number by which it is asked for again.
  /// - Returns: nil where the text is no longer what the document was read of.
  mutating func editor(of document: Document, file: Int) -> DocumentEditor? {
    if let known = editors[file] { return known }
    let editor = DocumentEditor(document)
    editors[file] = .some(editor)
    return editor
  }
}
