/// What becomes of an envelope's list of the views that receive show.
struct RootListPlan {
  private let list: Node
  private let elements: [Node]
  /// The list as it is to be: elements that are there by their numbers, and new selectors.
  private var wanted: [(view: ViewIndex, element: Int?, selector: String)]

  /// Nil where no list in an envelope says which they are.
  init?(of hierarchy: Hierarchy, _ document: Document) {
    guard hierarchy.show.areRootsGiven, let first = hierarchy.views.first, first.file == 0,
      let root = document.roots.last(where: { $0 <= first.node }),
      let show = Self.value(EnvelopeKey.show.rawValue, of: document.resolved(root), in: document),
      let list = Self.value(ShowKey.roots.rawValue, of: show, in: document),
      document.kind(list) == .list
    else { return nil }
    self.list = list
    elements = document.elements(list)
    guard elements.count == hierarchy.show.roots.count else { return nil }
    wanted = zip(0..., hierarchy.show.roots).map { ($1, $0, "") }
  }

  /// Written under the key itself.
  private static func value(_ key: String, of mapping: Node, in document: Document) -> Node? {
    document.ownValue(key, of: mapping).flatMap { document.kind($0) == .alias ? nil : $0 }
  }

  mutating func add(_ change: Change, to hierarchy: Hierarchy) -> Bool {
    let view = change.view
    switch change {
    case .callShow: wanted.append((view, nil, selector(of: view, in: hierarchy)))
    case .callShowFirst:
      let known = wanted.first { $0.view == view }
      wanted.removeAll { $0.view == view }
      wanted.insert(known ?? (view, nil, selector(of: view, in: hierarchy)), at: 0)
    case .omitShow: wanted.removeAll { $0.view == view }
    default: return false
    }
    return true
  }

  /// Its id where no other view has it, else its path.
  private func selector(of view: ViewIndex, in hierarchy: Hierarchy) -> String {
    if let id = hierarchy.id(of: view) {
      let short = "#" + ViewPaths.quotedIfNeeded(id)
      if let found = try? SelectorMatching(hierarchy).view(selectedBy: short, givesHelp: false), found == view
      {
        let isPlain = id.utf8.allSatisfy { $0.isASCIILetter }
        let isWord =
          isPlain && (try? SelectorMatching(hierarchy).view(selectedBy: id, givesHelp: false)) == view
        return isWord ? id : short
      }
    }
    return ViewPaths(hierarchy, to: [view]).machinePath(view)
  }

  func edits(_ editor: DocumentEditor) -> [TextEdit]? {
    guard editor.isEditable(list), !editor.isAliased(list..<editor.document.next(after: list)) else {
      return nil
    }
    let elements = editor.elements(of: list)
    let items = editor.items(of: list, elements.map(\.range))
    // Those that stay in their order; the others are taken out and written anew.
    var kept: [Int] = []
    var new: [ItemList.NewItem] = []
    for entry in wanted {
      if let element = entry.element, kept.last ?? -1 < element {
        kept.append(element)
        continue
      }
      let known = entry.element.map { number in
        let range = elements[number].range
        let end = items.isFlow ? range.upperBound : editor.trivia.lines.end(of: range.upperBound)
        return editor.trivia.source.string(range.lowerBound..<end)
      }
      let selector = editor.writer.text(entry.selector)
      let text = known ?? (items.isFlow ? selector : "- " + selector)
      new.append(ItemList.NewItem(text: text, index: kept.last))
    }
    let removed = Set(elements.indices).subtracting(kept)
    return editor.edits(of: list, items, inserting: new, removing: removed)
  }
}
