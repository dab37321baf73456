extension DocumentEditor {
  /// The edits that change a mapping; nil where its text does not say for certain how.
  func edits(_ changes: [MappingChange], of mapping: Node, _ order: KeyOrder) -> [TextEdit]? {
    guard isEditable(mapping), document.kind(mapping) == .mapping else { return nil }
    let pairs = pairs(of: mapping)
    let names = pairs.map { document.keyName($0.key) }
    guard let plan = MappingPlan(changes, of: names) else { return nil }
    let list = items(of: mapping, pairs.map(\.range))
    var edits: [TextEdit] = []
    var removed: Set<Int> = []
    for (index, pair) in zip(pairs.indices, pairs) {
      let fate = plan.fates[index]
      if fate.isRemoved {
        guard !isAliased(pair.key..<document.next(after: pair.value)) else { return nil }
        removed.insert(index)
      }
      if let name = fate.name {
        guard let edit = renaming(pair, to: name) else { return nil }
        edits.append(edit)
      }
      if let value = fate.value {
        guard let replaced = replacing(pair, by: value) else { return nil }
        edits += replaced
      }
    }
    let style = PairStyle(of: pairs, in: self, isFlow: list.isFlow)
    var new: [ItemList.NewItem] = []
    for (key, value, place) in plan.added {
      guard let text = style.text(key, value, writer) else { return nil }
      new.append(ItemList.NewItem(text: text, index: order.index(of: place, in: names)))
    }
    edits += self.edits(of: mapping, list, inserting: new, removing: removed)
    return edits.filter { trivia.source.string($0.range) != $0.replacement }
  }

  private func renaming(_ pair: Pair, to name: String) -> TextEdit? {
    guard !isAliased(pair.key..<pair.key + 1), layout.style(pair.key) != .blockScalar else { return nil }
    let range = layout.content(pair.key)..<layout.end(pair.key)
    return TextEdit(range, writer.text(name, instead: layout.style(pair.key)))
  }

  /// Another value in the place of a key's.
  private func replacing(_ pair: Pair, by value: NewValue) -> [TextEdit]? {
    let node = pair.value
    let style = layout.style(node)
    if says(node, value) { return [] }
    guard let text = writer.text(value, instead: style), !isAliased(node..<document.next(after: node)) else {
      return nil
    }
    guard !layout.range(node).isEmpty else {
      if let colonEnd = pair.colonEnd { return [.insert(" " + text, at: colonEnd)] }
      return pair.isExplicit ? nil : [.insert(": " + text, at: pair.range.upperBound)]
    }
    switch style {
    case .plain, .singleQuoted, .doubleQuoted, .alias, .flow: return [TextEdit(layout.range(node), text)]
    case .blockScalar:
      let isWhole = trivia.isAtLineStart(layout.end(node))
      return [
        TextEdit(layout.range(node), text + (isWhole ? trivia.lines.lineBreak(at: layout.start(node)) : ""))
      ]
    case .block:
      guard let start = pair.colonEnd else { return nil }
      let range = start..<layout.end(node)
      guard !trivia.source.bytes(range).contains(UInt8(ascii: "#")) else { return nil }
      let isWhole = trivia.isAtLineStart(range.upperBound)
      return [TextEdit(range, " " + text + (isWhole ? trivia.lines.lineBreak(at: start) : ""))]
    case .bare: return nil
    }
  }

  /// Whether a value is what it is to be, however it is written.
  private func says(_ node: Node, _ value: NewValue) -> Bool {
    let node = document.resolved(node)
    switch value {
    case .boolean(let isTrue): return document.kind(node) == (isTrue ? .true : .false)
    case .number(let number): return document.number(node) == number
    case .text(let text):
      let isText =
        document.kind(node) != .number && document.kind(node) != .true && document.kind(node) != .false
      return isText && document.text(node) == text
    case .numbers(let numbers):
      let elements = document.elements(node).map { document.number(document.resolved($0)) }
      return document.kind(node) == .list && elements == numbers.map(Optional.some)
    case .written: return false
    }
  }

  /// Entries of a mapping or list that come and go; brackets take the place of one that has lost all.
  func edits(
    of container: Node, _ list: ItemList, inserting new: [ItemList.NewItem], removing removed: Set<Int>
  ) -> [TextEdit] {
    guard new.isEmpty, !list.isFlow, !removed.isEmpty, removed.count == list.items.count else {
      return list.edits(inserting: new, removing: removed)
    }
    let brackets = document.kind(container) == .mapping ? "{}" : "[]"
    let new = ItemList.NewItem(text: brackets, index: nil)
    let edits = list.edits(inserting: [new], removing: Set(list.items.indices))
    guard let edit = edits.first, edits.count == 1, !layout.hasProperties(container) else { return edits }
    // After the colon on the line before, if there is nothing between.
    let start = trivia.source.start(from: edit.range.lowerBound, while: \.isWhitespace)
    let isValue = start > 0 && colons(before: container).contains(start)
    return isValue ? [TextEdit(start..<edit.range.upperBound, " " + edit.replacement)] : edits
  }

  /// After the colon of the key whose value a container is.
  private func colons(before container: Node) -> [Int] {
    guard container > 0 else { return [] }
    let key = container - 1
    // A scalar next to it; the second entry of a decoded one is not the one that begins.
    let candidates = [key, key - 1].filter { $0 >= 0 && document.next(after: $0) == container }
    return candidates.compactMap { key in
      guard document.kind(key) != .list, document.kind(key) != .mapping else { return nil }
      let colon = trivia.afterAll(layout.end(key))
      return trivia.source[colon] == ":" ? colon + 1 : nil
    }
  }
}

extension KeyOrder {
  /// The entry after which a new key is put in; nil for before all.
  fileprivate func index(of place: NewKeyPlace, in names: [String]) -> Int? {
    switch place {
    case .inOrder: anchor(in: names)
    case .before(let name): names.firstIndex(of: name).map { $0 - 1 } ?? anchor(in: names)
    case .last: names.indices.last
    }
  }

  /// The entry after which new keys are put in; nil for before all.
  private func anchor(in names: [String]) -> Int? {
    let end = names.firstIndex { last.contains($0) } ?? names.count
    return names[..<end].lastIndex { leading.contains($0) }
  }
}

/// How the keys of one mapping are written.
struct PairStyle {
  let quote: ValueLayout.Style?
  let colon: String

  init(of pairs: [DocumentEditor.Pair], in editor: DocumentEditor, isFlow: Bool) {
    let styles = pairs.map { editor.layout.style($0.key) }
    let isQuoted =
      !styles.isEmpty && styles.allSatisfy { $0 == styles[0] && $0 != .plain && $0 != .blockScalar }
    quote = isQuoted ? styles[0] : nil
    colon = pairs.first.map { Self.colon(of: $0, in: editor, isTight: isQuoted && isFlow) } ?? ": "
  }

  /// Nil for a number that has no digits.
  func text(_ key: String, _ value: NewValue, _ writer: ValueWriter) -> String? {
    guard let text = writer.text(value) else { return nil }
    let isBelow = text.utf8.first.map(\.isLineBreak) == true
    return writer.text(key, instead: quote) + (isBelow ? ":" : colon) + text
  }

  private static func colon(
    of pair: DocumentEditor.Pair, in editor: DocumentEditor, isTight: Bool
  ) -> String {
    guard let end = pair.colonEnd, !pair.isExplicit else { return ": " }
    let start = editor.layout.end(pair.key)
    let before = editor.trivia.source.string(start..<end - 1)
    let value = editor.layout.content(pair.value)
    let after = max(end, min(value, editor.trivia.source.count))
    let isOnLine = !editor.trivia.hasBreak(start..<after) && after - start < 40 && start <= end - 1
    guard isOnLine, before.allSatisfy({ $0 == " " || $0 == "\t" }) else { return ": " }
    // A column of values is nobody's business.
    return before + (after == end && isTight ? ":" : ": ")
  }
}
