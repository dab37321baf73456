extension HierarchyDifference {
  /// What differs between a view's two sides.
  func kinds(_ oldView: ViewIndex, _ newView: ViewIndex) -> [ViewChange.Kind] {
    var kinds: [ViewChange.Kind] = []
    let (first, second) = (old.hierarchy, new.hierarchy)
    if moves[newView] != nil || hasOtherPlace(oldView, newView) { kinds.append(.moved) }
    if first.typeName(of: oldView) != second.typeName(of: newView) { kinds.append(.type) }
    if first.id(of: oldView) != second.id(of: newView) { kinds.append(.id) }
    let flags = first.views[oldView].flags.symmetricDifference(second.views[newView].flags)
    if flags.contains(.isSkeletonable) { kinds.append(.isSkeletonable) }
    if flags.contains(.isHiddenWhenSkeletonIsActive) { kinds.append(.isHiddenWhenSkeletonIsActive) }
    if flags.contains(.keepsInteraction) { kinds.append(.isUserInteractionDisabledWhenSkeletonIsActive) }
    return kinds + outcomeKinds(old.verdict(of: oldView), new.verdict(of: newView))
  }

  /// In the same parent by another of its keys: a stack's `subviews` for its `arrangedSubviews`.
  func hasOtherPlace(_ oldView: ViewIndex, _ newView: ViewIndex) -> Bool {
    let (first, second) = (old.hierarchy.views[oldView], new.hierarchy.views[newView])
    guard first.place != second.place, let parent = first.parent, toNew[parent] == second.parent,
      first.place != .child, second.place != .child
    else { return false }
    // The key changes with the parent's class.
    return old.hierarchy.views[parent].family == second.parent.map { new.hierarchy.views[$0].family }
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
    if let layer = first.layer, let now = second.layer, LayerShape(layer) != LayerShape(now) {
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

/// What a layer looks like without its colours, which all layers of a show have in common.
struct LayerShape: Equatable {
  let bounds: Rect?
  let cornerRadius: Double
  let lines: [Rect]?
  let lineCornerRadius: Double?

  init(_ layer: Layer) {
    (bounds, cornerRadius) = (layer.bounds, layer.cornerRadius)
    (lines, lineCornerRadius) = (layer.lines, layer.lineCornerRadius)
  }
}
