/// Finds for every change of an outcome the change that somebody made and from which it follows.
struct Attribution {
  private(set) var changes: [ViewChange]
  private let difference: HierarchyDifference
  /// The changes by their views.
  private var ofOld: [ViewIndex: Int] = [:]
  private var ofNew: [ViewIndex: Int] = [:]
  private let kidsOfOld: [ViewIndex: Int]
  private let kidsOfNew: [ViewIndex: Int]

  init(_ difference: HierarchyDifference) {
    self.difference = difference
    changes = difference.changes
    kidsOfOld = Self.kids(changes, in: difference.old.hierarchy, \.old)
    kidsOfNew = Self.kids(changes, in: difference.new.hierarchy, \.new)
    for (index, change) in zip(0..., changes) {
      if let old = change.old { ofOld[old] = index }
      if let new = change.new { ofNew[new] = index }
    }
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
    if let cause = collection(above: new) { return cause }
    return nil
  }

  /// The view at which recursion stops on the way to it, where that is what changed.
  private func stop(_ old: ViewIndex, _ new: ViewIndex) -> Int? {
    if let stop = difference.new.decider(of: new), let change = ofNew[stop], changes[change].isMade {
      return change
    }
    if let stop = difference.old.decider(of: old), let change = ofOld[stop], changes[change].isMade {
      return change
    }
    return nil
  }

  /// A view that recursion enters on one side only, which makes a container of a block.
  private func kid(_ old: ViewIndex, _ new: ViewIndex) -> Int? {
    let isContainer = difference.new.coverage[new].role == .container
    let wasContainer = difference.old.coverage[old].role == .container
    guard isContainer || wasContainer, let kid = isContainer ? kidsOfNew[new] : kidsOfOld[old] else {
      return nil
    }
    if changes[kid].isMade { return kid }
    guard let before = changes[kid].old, let now = changes[kid].new else { return nil }
    return stop(before, now)
  }

  /// What made a block of the view around it, or no longer does.
  private func block(_ old: ViewIndex, _ new: ViewIndex) -> Int? {
    let (before, now) = (difference.old.coverage[old], difference.new.coverage[new])
    let change =
      now.role == .underBlock
      ? now.block.flatMap { ofNew[$0] }
      : before.role == .underBlock ? before.block.flatMap { ofOld[$0] } : nil
    return change.flatMap { changes[$0].cause ?? (changes[$0].isMade ? $0 : nil) }
  }

  /// By view the first of its kids, as recursion finds them, that somebody changed; else the first at which
  /// anything changed.
  private static func kids(
    _ changes: [ViewChange], in hierarchy: Hierarchy, _ side: (ViewChange) -> ViewIndex?
  ) -> [ViewIndex: Int] {
    var kids: [ViewIndex: Int] = [:]
    for (index, change) in zip(0..., changes) {
      guard let view = side(change), hierarchy.views[view].isSkeletonable,
        case .kid(of: let owner) = hierarchy.candidacy(of: view)
      else { continue }
      if let first = kids[owner], changes[first].isMade || !change.isMade { continue }
      kids[owner] = index
    }
    return kids
  }

  /// The table or collection whose dummy cells hold it, where those changed; or what that in turn follows
  /// from.
  private func collection(above view: ViewIndex) -> Int? {
    let hierarchy = difference.new.hierarchy
    guard hierarchy.views[view].flags.contains(.isInTemplate) || hierarchy.views[view].place.isTemplate else {
      return nil
    }
    for above in hierarchy.ancestors(of: view) where hierarchy.views[above].family.isCollection {
      guard let change = ofNew[above] else { continue }
      if let cause = changes[change].cause { return cause }
      let cells: Set<ViewChange.Kind> = [.cells, .lostSkeleton, .gainedSkeleton, .role]
      if !cells.isDisjoint(with: changes[change].kinds) { return change }
    }
    return nil
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
