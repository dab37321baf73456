extension Hierarchy {
  /// With the cells and reusable views of other files where its tables and collections use them.
  func joining(_ nibs: Nibs) -> Hierarchy {
    let uses = CellUses(in: self, nibs)
    guard !uses.isEmpty else { return self }
    var tree = JoinedTree(self)
    for (view, cell) in uses.replacements { tree.put(cell, inPlaceOf: view) }
    // As where a file lists them: after a table's header and footer (rule T1).
    for (view, additions) in uses.additions {
      for (place, cell) in additions.reversed() { tree.addFirst(cell, below: view, as: place) }
    }
    var joined = tree.flattened().hierarchy
    if origin == .presumed, !show.areRootsGiven { joined.show.roots = joined.presumedRoots }
    return joined
  }
}

/// Where a hierarchy's tables and collections use cells that stand in xibs of their own.
private struct CellUses {
  typealias Addition = (place: ViewPlace, cell: Hierarchy)

  /// The cells in the place of prototypes without content of their own.
  private(set) var replacements: [ViewIndex: Hierarchy] = [:]
  /// The cells that tables and collections name, by these.
  private(set) var additions: [ViewIndex: [Addition]] = [:]

  var isEmpty: Bool { replacements.isEmpty && additions.isEmpty }

  init(in hierarchy: Hierarchy, _ nibs: Nibs) {
    for view in hierarchy.views.indices where hierarchy.views[view].family.isCollection {
      add(view, of: hierarchy, nibs)
    }
  }

  private mutating func add(_ view: ViewIndex, of hierarchy: Hierarchy, _ nibs: Nibs) {
    var listed: Set<String> = []
    for child in hierarchy.children(of: view) where hierarchy.views[child].place.isTemplate {
      guard let identifier = hierarchy.text(.reuseIdentifier, of: child) else { continue }
      listed.insert(identifier)
      guard hierarchy.isEmptyTemplate(child),
        let cell = nibs.cell(identifier, of: hierarchy.typeName(of: child)),
        cell.fileName != hierarchy.fileName
      else { continue }
      replacements[child] = cell
    }
    let named: [(ViewKey, ViewKey)] = [
      (.skeletonCellIdentifier, .prototypes), (.supplementaryIdentifier, .supplementaryViews),
    ]
    for (name, list) in named {
      guard let identifier = hierarchy.text(name, of: view), listed.insert(identifier).inserted,
        let cell = nibs.cell(identifier, of: nil), cell.fileName != hierarchy.fileName,
        let place = hierarchy.place(toList: cell, under: list, in: view)
      else { continue }
      additions[view, default: []].append((place, cell))
    }
  }
}

extension Hierarchy {
  /// A prototype whose file holds nothing of what is in it.
  fileprivate func isEmptyTemplate(_ view: ViewIndex) -> Bool {
    (view + 1..<views[view].end).allSatisfy { views[$0].place == .contentView }
  }

  /// A table's cell in a collection, or a key that stands there already, is somebody's mistake: nil.
  fileprivate func place(toList cell: Hierarchy, under key: ViewKey, in view: ViewIndex) -> ViewPlace? {
    guard tree(of: view).range(of: key, in: views[view]) == nil,
      let place = key.place(in: views[view].family)
    else { return nil }
    let viewClass = cell.views[0].viewClass
    let fits =
      switch (place, views[view].family) {
      case (.prototype, .table): viewClass.family == .tableCell
      case (.prototype, .collection): viewClass.family == .collectionCell
      case (.supplementaryView, .collection): viewClass == .reusableView
      default: false
      }
    return fits ? place : nil
  }
}
