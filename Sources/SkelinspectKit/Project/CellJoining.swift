extension Hierarchy {
  /// With the cells and reusable views of other files where its tables and collections use them.
  func joining(_ nibs: Nibs) -> Hierarchy {
    let uses = CellUses(in: self, nibs)
    guard !uses.isEmpty else { return self }
    var joining = CellJoining(self, uses)
    joining.copyViews()
    return joining.finish()
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

/// Copies a hierarchy's views, and those of its cells among them.
private struct CellJoining {
  private let own: Hierarchy
  private let uses: CellUses
  private var joined: Hierarchy
  /// Where each of the own views is, or what took its place.
  private var places: [ViewIndex] = []
  /// Own views that still may get others, outermost first, each with the cells that are still to be added.
  private var open: [(view: ViewIndex, additions: [CellUses.Addition])] = []

  init(_ own: Hierarchy, _ uses: CellUses) {
    (self.own, self.uses, joined) = (own, uses, own)
    joined.views = []
    joined.frames = []
  }

  mutating func copyViews() {
    while places.count < own.views.count {
      let view = places.count
      closeViews(endingAt: view)
      // As where a file lists them: after a table's header and footer (rule T1).
      if !own.views[view].place.standsFirst { addCells() }
      let start = joined.views.count
      if let cell = uses.replacements[view], copy(cell, to: own.views[view].place) {
        while places.count < own.views[view].end { places.append(start) }
      } else {
        copy(view)
        places.append(start)
      }
    }
    closeViews(endingAt: own.views.count)
  }

  /// What the hierarchy says of its views by their numbers.
  consuming func finish() -> Hierarchy {
    joined.interfaceBuilder.views = [:]
    for (view, facts) in own.interfaceBuilder.views where uses.replacements[view] == nil {
      joined.interfaceBuilder.views[places[view]] = facts
    }
    joined.show.roots =
      own.origin == .presumed && !own.show.areRootsGiven
      ? joined.presumedRoots : own.show.roots.map { places[$0] }
    joined.calls = own.calls?.moved { places[$0] }
    return joined
  }

  private mutating func closeViews(endingAt end: ViewIndex) {
    while let last = open.last, own.views[last.view].end <= end {
      addCells()
      joined.views[places[last.view]].end = joined.views.count
      open.removeLast()
    }
  }

  /// Adds what is still to be added to the innermost view.
  private mutating func addCells() {
    guard let last = open.indices.last else { return }
    for (place, cell) in open[last].additions { _ = copy(cell, to: place) }
    open[last].additions = []
  }

  private mutating func copy(_ view: ViewIndex) {
    var copy = own.views[view]
    copy.parent = copy.parent.map { places[$0] }
    joined.frames.append(own.frames[view])
    joined.views.append(copy)
    open.append((view, uses.additions[view] ?? []))
  }

  /// Adds a cell to the innermost view; false where there are too many files, or views below one another.
  private mutating func copy(_ cell: Hierarchy, to place: ViewPlace) -> Bool {
    guard open.count + cell.depth <= Hierarchy.maximumDepth, let file = joined.number(ofFileOf: cell) else {
      return false
    }
    let start = joined.views.count
    for view in cell.views.indices {
      var copy = cell.views[view]
      copy.file = file
      copy.end += start
      copy.parent = copy.parent.map { $0 + start } ?? open.last.map { places[$0.view] }
      if view == 0 { copy.place = place }
      joined.takeAttributes(of: &copy, in: cell)
      if let frame = cell.frames[view] { joined.frames.append(frame) }
      joined.add(copy, isRightToLeft: nil)
    }
    return true
  }
}

extension Hierarchy {
  /// The most views below one another.
  fileprivate var depth: Int {
    var (ends, depth) = ([ViewIndex](), 0)
    for view in views.indices {
      while let end = ends.last, end <= view { ends.removeLast() }
      ends.append(views[view].end)
      depth = max(depth, ends.count)
    }
    return depth
  }
}
