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
  /// Cells that the running app had on screen, with what is in them, and the prototypes that stand for them.
  private(set) var passedOver: (old: Set<ViewIndex>, new: Set<ViewIndex>) = ([], [])
  private let roots: (old: Set<ViewIndex>, new: Set<ViewIndex>)

  init(_ old: Inspection, _ new: Inspection) {
    var names = TextNumbers()
    let first = ComparedTree(old.hierarchy, names: &names)
    let second = ComparedTree(new.hierarchy, names: &names)
    let matching = TreeMatching.match(first, second)
    (self.old, self.new) = (old, new)
    // Nodes are views here.
    (toNew, toOld) = (matching.toNew, matching.toOld)
    moves = Moves(matching).moves
    roots = (Set(old.hierarchy.show.roots), Set(new.hierarchy.show.roots))
    changes = []
    passedOver = cellsOnScreen
    changes = changes(in: matching)
    changes = Attribution(self).changes
  }

  /// By change, those that follow from it.
  var effects: [Int: [Int]] {
    var effects: [Int: [Int]] = [:]
    for (index, change) in zip(0..., changes) {
      if let cause = change.cause { effects[cause, default: []].append(index) }
    }
    return effects
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

  var isSamePalette: Bool { old.palette == new.palette || !old.hasLayer || !new.hasLayer }

  var isEmpty: Bool { changes.isEmpty && isSameCrash && isSamePalette }

  /// By view, of the pairs that are not passed over.
  private func changes(in matching: TreeMatching) -> [ViewChange] {
    matching.pairs.compactMap { before, now in
      if before.map(passedOver.old.contains) ?? false || now.map(passedOver.new.contains) ?? false {
        return nil
      }
      return ViewChange(before, now) { kinds($0, $1, matching.old.nodes[$0], matching.new.nodes[$1]) }
    }
  }

  /// What differs between a view's two sides.
  private func kinds(
    _ oldView: ViewIndex, _ newView: ViewIndex, _ oldNode: ComparedTree.Node, _ newNode: ComparedTree.Node
  ) -> [ViewChange.Kind] {
    var kinds: [ViewChange.Kind] = []
    if moves[newView] != nil || hasOtherPlace(oldView, newView) { kinds.append(.moved) }
    if oldNode.type != newNode.type { kinds.append(.type) }
    if isOtherID(oldNode.id, newNode.id) { kinds.append(.id) }
    let flags = old.hierarchy.views[oldView].flags.symmetricDifference(new.hierarchy.views[newView].flags)
    let frame: [ViewChange.Kind] = hasOtherFrame(oldView, newView) ? [.frame] : []
    guard old.hierarchy.knowsFlags, new.hierarchy.knowsFlags else {
      return kinds + (flags.contains(.isHidden) ? [.isHidden] : []) + frame
    }
    if flags.contains(.isSkeletonable) { kinds.append(.isSkeletonable) }
    if flags.contains(.isHiddenWhenSkeletonIsActive) { kinds.append(.isHiddenWhenSkeletonIsActive) }
    if flags.contains(.keepsInteraction) { kinds.append(.isUserInteractionDisabledWhenSkeletonIsActive) }
    if isShowChanged(oldView, newView) { kinds.append(.show) }
    if newView == 0, old.hierarchy.hasWindow != new.hierarchy.hasWindow { kinds.append(.hasWindow) }
    kinds += outcomeKinds(old.verdict(of: oldView), new.verdict(of: newView))
    if moves(differently: oldView, newView) { kinds.append(.animations) }
    return kinds + frame
  }

  /// It receives show on one side only; a view that was the root because nothing held it has lost no call.
  private func isShowChanged(_ oldView: ViewIndex, _ newView: ViewIndex) -> Bool {
    guard old.hierarchy.show.areRootsGiven || new.hierarchy.show.areRootsGiven else { return false }
    return roots.old.contains(oldView) != roots.new.contains(newView)
  }

  /// In the same parent by another of its keys: a stack's `subviews` for its `arrangedSubviews`.
  func hasOtherPlace(_ oldView: ViewIndex, _ newView: ViewIndex) -> Bool {
    let (first, second) = (old.hierarchy.views[oldView], new.hierarchy.views[newView])
    if isAgainstApp, first.place.isTemplate || second.place.isTemplate { return false }
    guard first.place != second.place, let parent = first.parent, toNew[parent] == second.parent,
      first.place != .child, second.place != .child
    else { return false }
    // The key changes with the parent's class.
    return old.hierarchy.views[parent].family == second.parent.map { new.hierarchy.views[$0].family }
  }

  /// What moves is another thing, or moves otherwise; SkeletonView's style is said for all views at once.
  private func moves(differently oldView: ViewIndex, _ newView: ViewIndex) -> Bool {
    guard let first = old.outcome?.animations[oldView] ?? old.outcome.map({ _ in [] }),
      let second = new.outcome?.animations[newView] ?? new.outcome.map({ _ in [] })
    else { return false }
    return !first.elementsEqual(second) { $0.isSame(as: $1) }
  }

  private func outcomeKinds(_ first: Verdict, _ second: Verdict) -> [ViewChange.Kind] {
    var kinds: [ViewChange.Kind] = []
    let isMarked = first.isSkeletonable || second.isSkeletonable
    if first.isCovered != second.isCovered, !isRegrouped(first, second) {
      kinds.append(first.isCovered ? .lostSkeleton : .gainedSkeleton)
    }
    // Whether show passes by a view that nobody marked changes nothing, but a block over it does.
    let isOtherRole = first.role != second.role
    if isOtherRole, isMarked || first.role == .underBlock || second.role == .underBlock {
      kinds.append(.role)
    }
    if !isOtherRole, isMarked, isOtherCause(first, second) {
      kinds.append(.because)
    }
    if let lines = first.layer?.lines?.count, let now = second.layer?.lines?.count, lines != now {
      kinds.append(.lines)
    }
    if first.role == .collection, second.role == .collection, first.count != 0, second.count != 0,
      first.cells != second.cells
    {
      kinds.append(.cells)
    }
    if first.count != second.count { kinds.append(.count) }
    if first.isHidden != second.isHidden { kinds.append(.isHidden) }
    if first.isInteractionDisabled != second.isInteractionDisabled { kinds.append(.isInteractionDisabled) }
    if let layer = first.layer, let now = second.layer, layer.geometry != now.geometry {
      kinds.append(.layer)
    }
    return kinds
  }

  /// A block that became a container, or the other way round: drawn either way.
  private func isRegrouped(_ first: Verdict, _ second: Verdict) -> Bool {
    let roles = [first.role, second.role]
    return roles.contains(.container) && first.count != 0 && second.count != 0
      && (roles.contains(.block) || roles.contains(.lines))
  }

  private func isOtherCause(_ first: Verdict, _ second: Verdict) -> Bool {
    let (before, now) = (first.because, second.because)
    return before?.reason != now?.reason || before.flatMap { toNew[$0.view] } != now?.view
  }
}

extension Inspection {
  /// Some view draws a skeleton.
  fileprivate var hasLayer: Bool { hierarchy.views.indices.contains(where: draws) }
}
