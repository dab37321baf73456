/// What changes of views' parts are in the text of one file.
struct PartPlan {
  private let hierarchy: Hierarchy
  private let document: Document
  /// By view, in the order in which they were named.
  private var lists: [(view: ViewIndex, list: Node, changes: [PartChange])] = []
  /// Of each mapping.
  private(set) var mappings: [(mapping: Node, change: MappingChange)] = []
  /// The parts, with the mappings of the views that hold them.
  private var parts: [(part: Node, holder: Node)] = []

  init(of hierarchy: Hierarchy, _ document: Document) {
    (self.hierarchy, self.document) = (hierarchy, document)
  }

  /// The key of the view that holds the part; nil where the change cannot be written for certain.
  mutating func add(_ change: PartChange, of view: ViewIndex) -> String? {
    let holder = hierarchy.views[view].node
    guard document.kind(holder) == .mapping else { return nil }
    if case .set(let path, let value, let node) = change {
      guard let key = path.last, let mapping = mapping(path.dropLast(), in: node),
        let holderKey = self.key(of: holder, around: mapping)
      else { return nil }
      mappings.append((mapping, .set(key, value, .last)))
      parts.append((mapping, holder))
      return holderKey
    }
    guard let list = document.ownValue(ViewKey.modifiers.rawValue, of: holder),
      document.kind(list) == .list,
      document.elements(list).count == hierarchy.swiftUI?.modifiers[view].count
    else { return nil }
    parts.append((list, holder))
    if let index = lists.firstIndex(where: { $0.list == list }) {
      // The same text is two views'.
      guard lists[index].view == view else { return nil }
      if !lists[index].changes.contains(change) { lists[index].changes.append(change) }
    } else {
      lists.append((view, list, [change]))
    }
    return ViewKey.modifiers.rawValue
  }

  /// The key in whose value something stands; nil where it stands elsewhere.
  private func key(of mapping: Node, around node: Node) -> String? {
    document.keys(of: mapping).first { key in
      let value = document.next(after: key)
      return (value..<document.next(after: value)).contains(node)
    }.map(document.keyName)
  }

  /// The mapping that keys lead to, from one or from the value of a key.
  private func mapping(_ path: ArraySlice<String>, in node: Node) -> Node? {
    var mapping = document.kind(node) == .mapping ? node : document.next(after: node)
    for key in path {
      guard document.kind(mapping) == .mapping, let own = document.ownValue(key, of: mapping) else {
        return nil
      }
      mapping = own
    }
    return document.kind(mapping) == .mapping ? mapping : nil
  }

  /// Whether an alias elsewhere stands for what holds a part, up to its view.
  func isShared(_ editor: DocumentEditor) -> Bool {
    parts.contains { part, holder in
      editor.layout.targets.contains { target in
        target > holder && target <= part && document.next(after: target) > part
      }
    }
  }

  /// The edits of lists of modifiers.
  func edits(_ editor: DocumentEditor) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for list in lists {
      guard let own = self.edits(list.changes, of: list.list, editor) else { return nil }
      edits += own
    }
    return edits
  }

  private func edits(_ changes: [PartChange], of list: Node, _ editor: DocumentEditor) -> [TextEdit]? {
    guard editor.isEditable(list), !editor.isAliased(document.first(in: list)..<document.next(after: list))
    else {
      return nil
    }
    let elements = editor.elements(of: list)
    let items = editor.items(of: list, elements.map(\.range))
    var new: [ItemList.NewItem] = []
    var removed: Set<Int> = []
    for change in changes {
      switch change {
      case .set: continue
      case .removeModifier(let number): removed.insert(number)
      case .putModifier(let name, let word, let other):
        let pair = "\(editor.writer.text(name)): \(editor.writer.text(word))"
        let text = items.isFlow ? "{\(pair)}" : "- \(pair)"
        new.append(ItemList.NewItem(text: text, index: other > 0 ? other - 1 : nil))
      case .moveModifier(let number, let other):
        guard removed.insert(number).inserted, elements.indices.contains(number) else { return nil }
        guard let text = movedText(number, of: elements.map(\.range), items) else { return nil }
        new.append(ItemList.NewItem(text: text, index: other > 0 ? other - 1 : nil))
      }
    }
    return editor.edits(of: list, items, inserting: new, removing: removed)
  }

  /// An element as it stands in the text; nil where a comment belongs to it that would stay behind or be lost.
  private func movedText(_ number: Int, of elements: [Range<Int>], _ items: ItemList) -> String? {
    let (source, range) = (items.trivia.source, elements[number])
    let before = number > 0 ? elements[number - 1].upperBound : items.range.lowerBound
    let start = items.isFlow ? before : items.trivia.lines.end(of: before)
    let after = elements.dropFirst(number + 1).first?.lowerBound ?? items.range.upperBound
    let end = items.isFlow ? range.upperBound : items.trivia.lines.end(of: range.upperBound)
    let comment = UInt8(ascii: "#")
    guard start > range.lowerBound || !source.bytes(start..<range.lowerBound).contains(comment),
      !items.isFlow || !source.bytes(Range(from: range.upperBound, to: after)).contains(comment)
    else { return nil }
    return source.string(range.lowerBound..<end)
  }
}
