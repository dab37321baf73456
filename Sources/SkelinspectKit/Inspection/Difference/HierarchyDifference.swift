/// What differs between two hierarchies, view by view.
struct HierarchyDifference: Sendable {
  let old: Inspection
  let new: Inspection
  /// In the order of the new hierarchy; what was removed stands after the view before it.
  private(set) var changes: [ViewChange]
  /// For each view the one that it is on the other side.
  let toNew: [ViewIndex?]
  let toOld: [ViewIndex?]
  let moves: [ViewIndex: Moves.Move]

  init(_ old: Inspection, _ new: Inspection) {
    var names = TextNumbers()
    let (first, second) = (
      ComparedTree(old.hierarchy, names: &names), ComparedTree(new.hierarchy, names: &names)
    )
    let references = References.shared(by: old.hierarchy, first, new.hierarchy, second)
    let matching = TreeMatching.match(first, second, references: references)
    (self.old, self.new) = (old, new)
    // Nodes are views here.
    (toNew, toOld) = (matching.toNew, matching.toOld)
    moves = Moves(matching).moves
    changes = []
    changes = ordered(changedViews() + removedViews())
    let attribution = Attribution(self)
    changes = attribution.changes
  }

  /// Both crash at the same view for the same reason, or none does.
  var isSameCrash: Bool {
    switch (old.crash, new.crash) {
    case (nil, nil): true
    case (let first?, let second?):
      first.reason == second.reason && old.crashes.first.flatMap { toNew[$0.view] } == new.crashes.first?.view
    default: false
    }
  }

  var isSamePalette: Bool {
    old.palette == new.palette || !old.hasLayer || !new.hasLayer
  }

  var isEmpty: Bool { changes.isEmpty && isSameCrash && isSamePalette }

  private func removedViews() -> [ViewChange] {
    toNew.indices.filter { toNew[$0] == nil }.map { ViewChange(old: $0, new: nil, kinds: [.removed]) }
  }

  private func changedViews() -> [ViewChange] {
    toOld.indices.compactMap { view in
      guard let partner = toOld[view] else { return ViewChange(old: nil, new: view, kinds: [.added]) }
      let kinds = kinds(partner, view)
      return kinds.isEmpty ? nil : ViewChange(old: partner, new: view, kinds: kinds)
    }
  }

  private func ordered(_ changes: [ViewChange]) -> [ViewChange] {
    var behind = Array(repeating: -1, count: toNew.count)
    for view in toNew.indices { behind[view] = toNew[view] ?? (view > 0 ? behind[view - 1] : -1) }
    func key(_ change: ViewChange) -> (Int, Int, Int) {
      guard let new = change.new else { return (change.old.map { behind[$0] } ?? -1, 1, change.old ?? 0) }
      return (new, 0, 0)
    }
    return changes.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Inspection {
  /// Some view draws a skeleton.
  fileprivate var hasLayer: Bool {
    zip(coverage, presence.copies).contains { coverage, copies in
      (coverage.role == .lines || coverage.role == .block) && copies != 0
    }
  }
}

/// The addresses of views, where both sides have real ones.
enum References {
  static func shared(
    by old: Hierarchy, _ oldTree: ComparedTree, _ new: Hierarchy, _ newTree: ComparedTree
  ) -> (old: [UInt64?], new: [UInt64?])? {
    let (first, second) = (written(in: old, oldTree), written(in: new, newTree))
    return areReal(first) && areReal(second) ? (first, second) : nil
  }

  private static func written(in hierarchy: Hierarchy, _ tree: ComparedTree) -> [UInt64?] {
    tree.nodes.map { node in
      hierarchy.views[node.view].flags.contains(.hasReference) ? hierarchy.reference(of: node.view) : nil
    }
  }

  /// Those that skelinspect makes up count the views: 0x600000000040, 0x600000000080 …
  private static func areReal(_ references: [UInt64?]) -> Bool {
    let known = references.compactMap { $0 }
    let isMadeUp =
      zip(known, known.dropFirst()).allSatisfy { $0 < $1 }
      && known.allSatisfy { (0x6000_0000_0000...0x6001_0000_0000).contains($0) && $0 & 0x3F == 0 }
    return !known.isEmpty && !isMadeUp
  }
}
