/// Where a file's tables and collections use cells that stand in xibs of their own.
struct CellUses {
  private(set) var cells: [Nibs.Cell] = []
  /// The cells in the place of prototypes without content of their own, by their mapping.
  private(set) var replacements: [Node: Int] = [:]
  /// The cells that tables and collections name, by their mapping, with the key that would list each.
  private(set) var additions: [Node: [(key: ViewKey, cell: Int)]] = [:]

  var isEmpty: Bool { cells.isEmpty }

  init() {}

  init(in hierarchies: [Hierarchy], _ nibs: Nibs) {
    guard !nibs.isEmpty else { return }
    for hierarchy in hierarchies {
      for view in hierarchy.views.indices where hierarchy.views[view].family.isCollection {
        add(view, of: hierarchy, nibs)
      }
    }
  }

  private mutating func add(_ view: ViewIndex, of hierarchy: Hierarchy, _ nibs: Nibs) {
    var listed: Set<String> = []
    for child in hierarchy.children(of: view) where hierarchy.views[child].place.isTemplate {
      guard let identifier = hierarchy.text(.reuseIdentifier, of: child) else { continue }
      listed.insert(identifier)
      guard hierarchy.isEmptyTemplate(child),
        let cell = nibs.cell(identifier, of: hierarchy.typeName(of: child)), cell.name != hierarchy.fileName
      else { continue }
      cells.append(cell)
      replacements[hierarchy.views[child].node] = cells.count - 1
    }
    let named: [(ViewKey, ViewKey)] = [
      (.skeletonCellIdentifier, .prototypes), (.supplementaryIdentifier, .supplementaryViews),
    ]
    for (name, list) in named {
      guard let identifier = hierarchy.text(name, of: view), listed.insert(identifier).inserted,
        let cell = nibs.cell(identifier, of: nil), cell.name != hierarchy.fileName,
        hierarchy.canList(cell, under: list, in: view),
        additions[hierarchy.views[view].node]?.contains(where: { $0.key == list }) != true
      else { continue }
      cells.append(cell)
      additions[hierarchy.views[view].node, default: []].append((list, cells.count - 1))
    }
  }
}

extension Hierarchy {
  /// A prototype whose file holds nothing of what is in it.
  fileprivate func isEmptyTemplate(_ view: ViewIndex) -> Bool {
    (view + 1..<views[view].end).allSatisfy { views[$0].place == .contentView }
  }

  /// A table's cell in a collection, or a key that stands there already, is somebody's mistake.
  fileprivate func canList(_ cell: Nibs.Cell, under key: ViewKey, in view: ViewIndex) -> Bool {
    guard document.firstKey(key, in: views[view].node) == nil, key.place(in: views[view].family) != nil,
      let type = cell.file.document.viewClass(ofMapping: cell.node)
    else { return false }
    switch (key, views[view].family) {
    case (.prototypes, .table): return type.family == .tableCell
    case (.prototypes, .collection): return type.family == .collectionCell
    case (.supplementaryViews, .collection): return type == .reusableView
    default: return false
    }
  }
}

extension Document {
  /// By its base class, else by its type.
  fileprivate func viewClass(ofMapping mapping: Node) -> ViewClass? {
    for key in [ViewKey.baseClass, .type] {
      guard let node = firstKey(key, in: mapping) else { continue }
      if let viewClass = viewClass(named: next(after: node)) { return viewClass }
    }
    return nil
  }
}
