/// One of the two hierarchies, as the search for causes asks about it.
struct AttributionSide {
  let inspection: Inspection
  /// For each view the one that it is on the other side.
  let partners: [ViewIndex?]
  let roots: Set<ViewIndex>
  /// The changes by their views.
  private(set) var changes: [ViewIndex: Int] = [:]
  /// By view the first of its kids, as recursion finds them, that somebody changed; else the first at which
  /// anything changed.
  private(set) var kids: [ViewIndex: Int] = [:]
  /// For each view the nearest one, from itself up, that was moved out of another.
  private let moved: [ViewIndex?]

  var hierarchy: Hierarchy { inspection.hierarchy }

  /// - Parameter side: the view of a change here.
  init(
    _ inspection: Inspection, partners: [ViewIndex?], _ all: [ViewChange],
    _ side: (ViewChange) -> ViewIndex?, isMoved: (ViewChange) -> Bool
  ) {
    self.inspection = inspection
    self.partners = partners
    let hierarchy = inspection.hierarchy
    let reach = Reach(in: hierarchy)
    roots = Set(hierarchy.show.roots)
    var moved: [ViewIndex?] = Array(repeating: nil, count: hierarchy.views.count)
    for (index, change) in zip(0..., all) {
      guard let view = side(change) else { continue }
      changes[view] = index
      if isMoved(change) { moved[view] = view }
      guard let owner = reach.source(of: view) else { continue }
      if let first = kids[owner], all[first].isMade || !change.isMade { continue }
      kids[owner] = index
    }
    // Parents come before their views.
    for view in hierarchy.views.indices where moved[view] == nil {
      moved[view] = hierarchy.views[view].parent.flatMap { moved[$0] }
    }
    self.moved = moved
  }

  /// The change because of which the hierarchy is in a window, or is not.
  func windowChange(from other: AttributionSide) -> Int? {
    hierarchy.hasWindow == other.hierarchy.hasWindow ? nil : changes[0]
  }

  func nearestMoved(from view: ViewIndex) -> ViewIndex? { moved[view] }

  func isIn(_ view: ViewIndex, _ above: ViewIndex) -> Bool {
    (above..<hierarchy.views[above].end).contains(view)
  }

  func isOnScreen(_ view: ViewIndex) -> Bool { inspection.presence.copies[view] != 0 }

  /// Recursion would stop at it if it came there; or does not begin there, where that is the reason.
  func isObstacle(_ view: ViewIndex, _ reason: StopReason) -> Bool {
    if inspection.coverage[view].stop?.view == view { return true }
    return switch reason {
    case .noWindow: !hierarchy.isInWindow(view)
    case .alreadyActive: !roots.contains(view)
    case .rootNotSkeletonable: !hierarchy.views[view].isSkeletonable
    default: hierarchy.stop(at: view, hierarchy.candidacy(of: view)) != nil
    }
  }
}
