/// Which views of an inspection a reader wants to see.
package struct ViewFilter: Sendable {
  /// What becomes of them, or that they are marked.
  package enum Kind: String, CaseIterable, Sendable {
    /// A skeleton of their own is drawn.
    case covered
    /// They stay visible; contentViews, which recursion passes through, are not such views.
    case uncovered
    /// Recursion never comes to them, or would have to and does not: marked views under a block are such.
    case unreached
    /// Their isSkeletonable is true.
    case marked
  }

  /// Any of these; empty: all views.
  private let kinds: [Kind]
  /// The levels below the topmost view; nil: all.
  private let depth: Int?

  package init(_ kinds: [Kind] = [], depth: Int? = nil) { (self.kinds, self.depth) = (kinds, depth) }

  /// Each view is meant.
  var isOpen: Bool { kinds.isEmpty && depth == nil }

  /// For each view whether it is meant.
  func matches(in inspection: Inspection) -> [Bool] {
    let hierarchy = inspection.hierarchy
    let marked = hierarchy.views.indices.filter { hierarchy.views[$0].isSkeletonable }
    let lost = kinds.contains(.unreached) ? Set(inspection.lost(of: marked)) : []
    let levels = levels(in: inspection.hierarchy)
    return inspection.hierarchy.views.indices.map { view in
      levels.isEmpty || levels[view] <= depth ?? .max
        ? lost.contains(view) || isMeant(view, in: inspection) : false
    }
  }

  /// With the views around them, by which a tree is drawn.
  func shown(in inspection: Inspection, _ matches: [Bool]) -> [Bool] {
    var shown = matches
    for view in matches.indices.reversed() where shown[view] {
      if let parent = inspection.hierarchy.views[view].parent { shown[parent] = true }
    }
    return shown
  }

  private func isMeant(_ view: ViewIndex, in inspection: Inspection) -> Bool {
    let role = inspection.coverage[view].role
    let isPassedThrough = inspection.hierarchy.isPassedThrough(view)
    return kinds.isEmpty
      || kinds.contains { kind in
        switch kind {
        case .covered: inspection.draws(view)
        case .uncovered: role == .uncovered && !isPassedThrough
        case .unreached: role == .unreached && !isPassedThrough
        case .marked: inspection.isMarked(view)
        }
      }
  }

  private func levels(in hierarchy: Hierarchy) -> [Int] {
    guard depth != nil else { return [] }
    var levels: [Int] = []
    for view in hierarchy.views { levels.append(view.parent.map { levels[$0] + 1 } ?? 0) }
    return levels
  }
}
