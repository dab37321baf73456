/// Finds for every change of an outcome the change that somebody made and from which it follows.
struct Attribution {
  private(set) var changes: [ViewChange]
  private let old: Side
  private let new: Side

  init(_ difference: HierarchyDifference) {
    changes = difference.changes
    old = Side(difference.old, changes, \.old)
    new = Side(difference.new, changes, \.new)
    for index in changes.indices { changes[index].cause = cause(of: index) }
  }

  private func cause(of index: Int) -> Int? {
    let change = changes[index]
    guard let old = change.old, let new = change.new, change.kinds.contains(where: \.canFollow) else {
      return nil
    }
    if change.has(.lostSkeleton) || change.has(.gainedSkeleton) || change.has(.role) || change.has(.because) {
      if let cause = stop(old, new) ?? kid(old, new) ?? block(old, new) {
        return cause == index ? nil : cause
      }
    }
    return collection(above: new)
  }

  /// The view at which recursion stops on the way to it, where that is what changed.
  private func stop(_ oldView: ViewIndex, _ newView: ViewIndex) -> Int? {
    stop(new, newView) ?? stop(old, oldView)
  }

  private func stop(_ side: Side, _ view: ViewIndex) -> Int? {
    let change = side.inspection.decider(of: view).flatMap { side.changes[$0] }
    return change.flatMap { changes[$0].isMade ? $0 : nil }
  }

  /// A view that recursion enters on one side only, which makes a container of a block.
  private func kid(_ oldView: ViewIndex, _ newView: ViewIndex) -> Int? {
    let isContainer = new.inspection.coverage[newView].role == .container
    let wasContainer = old.inspection.coverage[oldView].role == .container
    guard isContainer || wasContainer, let kid = isContainer ? new.kids[newView] : old.kids[oldView] else {
      return nil
    }
    if changes[kid].isMade { return kid }
    guard let before = changes[kid].old, let now = changes[kid].new else { return nil }
    return stop(before, now)
  }

  /// What made a block of the view around it, or no longer does.
  private func block(_ oldView: ViewIndex, _ newView: ViewIndex) -> Int? {
    let (before, now) = (old.inspection.coverage[oldView], new.inspection.coverage[newView])
    let change =
      now.role == .underBlock
      ? now.block.flatMap { new.changes[$0] }
      : before.role == .underBlock ? before.block.flatMap { old.changes[$0] } : nil
    return change.flatMap { changes[$0].cause ?? (changes[$0].isMade ? $0 : nil) }
  }

  /// The table or collection whose dummy cells hold it, where those changed; or what that in turn follows
  /// from.
  private func collection(above view: ViewIndex) -> Int? {
    let hierarchy = new.inspection.hierarchy
    guard hierarchy.views[view].flags.contains(.isInTemplate) || hierarchy.views[view].place.isTemplate else {
      return nil
    }
    for above in hierarchy.ancestors(of: view) where hierarchy.views[above].family.isCollection {
      guard let change = new.changes[above] else { continue }
      if let cause = changes[change].cause { return cause }
      let cells: Set<ViewChange.Kind> = [.cells, .lostSkeleton, .gainedSkeleton, .role]
      if !cells.isDisjoint(with: changes[change].kinds) { return change }
    }
    return nil
  }
}

/// One of the two hierarchies.
private struct Side {
  let inspection: Inspection
  /// The changes by their views.
  private(set) var changes: [ViewIndex: Int] = [:]
  /// By view the first of its kids, as recursion finds them, that somebody changed; else the first at which
  /// anything changed.
  private(set) var kids: [ViewIndex: Int] = [:]

  init(_ inspection: Inspection, _ all: [ViewChange], _ side: (ViewChange) -> ViewIndex?) {
    self.inspection = inspection
    let hierarchy = inspection.hierarchy
    for (index, change) in zip(0..., all) {
      guard let view = side(change) else { continue }
      changes[view] = index
      guard hierarchy.views[view].isSkeletonable, case .kid(of: let owner) = hierarchy.candidacy(of: view)
      else { continue }
      if let first = kids[owner], all[first].isMade || !change.isMade { continue }
      kids[owner] = index
    }
  }
}

extension Inspection {
  /// The view at which recursion stops on the way to a view, or else the block around it.
  fileprivate func decider(of view: ViewIndex) -> ViewIndex? {
    let coverage = coverage[view]
    if coverage.role == .uncovered { return view }
    return coverage.isReached ? nil : coverage.stop?.view ?? coverage.block
  }
}
