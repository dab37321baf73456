/// One tree of a log against the file's views: which of them the app reached and the file does not, and the
/// other way round.
struct TreeDifference: Sendable {
  let file: Inspection
  let root: ViewIndex
  let log: Inspection
  let isLogNew: Bool
  /// The same tree stands so often in the log.
  var copies = 1
  /// `added`, `removed`, `moved`, `type` and `isSkeletonable` only, in the order of the new side.
  private(set) var changes: [ViewChange] = []
  /// Of a view that only the log has: the one in the file that it probably is, which recursion misses there.
  private(set) var explanations: [ViewIndex: ViewIndex] = [:]
  /// Cells that were on screen when the log was written; a file has none.
  private(set) var cellCount = 0
  /// How many views both have.
  private(set) var commonCount = 0

  init(_ file: Inspection, root: ViewIndex, log: Inspection, isLogNew: Bool) {
    (self.file, self.root, self.log, self.isLogNew) = (file, root, log, isLogNew)
    var names = TextNumbers()
    let listed = file.listedViews(below: root)
    let expected = ComparedTree(file.hierarchy, root: root, listed: listed, names: &names)
    let all = Array(repeating: true, count: log.hierarchy.views.count)
    let printed = ComparedTree(log.hierarchy, listed: all, names: &names)
    let matching =
      isLogNew ? TreeMatching.match(expected, printed) : TreeMatching.match(printed, expected)
    commonCount = matching.toNew.count { $0 != nil }
    let partners = isLogNew ? matching.toOld : matching.toNew
    let logOnly = printed.nodes.indices.filter { partners[$0] == nil }.map { printed.nodes[$0].view }
    let cells = cellsOnScreen(among: logOnly, printed, partners, expected)
    cellCount = cells.count
    explanations = explanations(of: logOnly.filter { !cells.contains($0) }, listed)
    changes = changes(matching, leavingOut: cells)
  }

  /// The cells in tables and collections, and what they hold.
  private func cellsOnScreen(
    among views: [ViewIndex], _ printed: ComparedTree, _ partners: [Int?], _ expected: ComparedTree
  ) -> Set<ViewIndex> {
    log.hierarchy.cells(among: views) { view, parent in
      guard let node = printed.nodeOfView[parent],
        let owner = partners[node].map({ expected.nodes[$0].view }),
        file.hierarchy.views[owner].family.isCollection
      else { return false }
      let prototypes = file.hierarchy.children(of: owner).filter { file.hierarchy.views[$0].place.isTemplate }
      let type = log.hierarchy.typeName(of: view)
      return prototypes.isEmpty || log.hierarchy.isCellOnScreen(view, in: parent)
        || prototypes.contains { file.hierarchy.typeName(of: $0) == type }
    }
  }

  /// Of the views of a type that no tree lists each stands for one that the app reached, marked ones first.
  private func explanations(of others: [ViewIndex], _ listed: [Bool]) -> [ViewIndex: ViewIndex] {
    let hierarchy = file.hierarchy
    let free = (root..<hierarchy.views[root].end).filter {
      !listed[$0 - root] && !hierarchy.views[$0].flags.contains(.isInTemplate)
    }
    let inOrder = [true, false].flatMap { isMarked in
      free.filter { hierarchy.views[$0].isSkeletonable == isMarked }
    }
    // The next one is the last.
    var candidates = Dictionary(grouping: inOrder.reversed()) { hierarchy.typeName(of: $0) }
    return others.reduce(into: [:]) { found, view in
      found[view] = candidates[log.hierarchy.typeName(of: view)]?.popLast()
    }
  }

  private func changes(_ matching: TreeMatching, leavingOut cells: Set<ViewIndex>) -> [ViewChange] {
    let moves = Moves(matching).moves
    return matching.pairs.compactMap { oldNode, newNode in
      let old = oldNode.map { matching.old.nodes[$0].view }
      let new = newNode.map { matching.new.nodes[$0].view }
      if let cell = isLogNew ? new : old, cells.contains(cell) { return nil }
      let isMoved = newNode.flatMap { moves[$0] } != nil
      return ViewChange(old, new) { kinds($0, $1, isMoved: isMoved) }
    }
  }

  private func kinds(_ oldView: ViewIndex, _ newView: ViewIndex, isMoved: Bool) -> [ViewChange.Kind] {
    let (old, new) = (side(isOld: true).hierarchy, side(isOld: false).hierarchy)
    var kinds: [ViewChange.Kind] = isMoved ? [.moved] : []
    if old.typeName(of: oldView) != new.typeName(of: newView) { kinds.append(.type) }
    // What UIKit and XCTest print says nothing of it.
    if old.knowsFlags, new.knowsFlags,
      side(isOld: true).isMarked(oldView) != side(isOld: false).isMarked(newView)
    {
      kinds.append(.isSkeletonable)
    }
    return kinds
  }

  func side(isOld: Bool) -> Inspection { isOld == isLogNew ? file : log }

  func views(of change: ViewChange) -> (file: ViewIndex?, log: ViewIndex?) {
    isLogNew ? (change.old, change.new) : (change.new, change.old)
  }
}
