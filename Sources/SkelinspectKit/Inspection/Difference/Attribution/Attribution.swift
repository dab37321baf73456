/// Finds for every change of an outcome the change from which it follows; none where that is not certain.
struct Attribution {
  private(set) var changes: [ViewChange]
  private let old: AttributionSide
  private let new: AttributionSide

  init(_ difference: HierarchyDifference) {
    let all = difference.changes
    changes = all
    let moved = { (change: ViewChange) in change.new.map { difference.moves[$0] == .parent } ?? false }
    old = AttributionSide(difference.old, partners: difference.toNew, all, \.old, isMoved: moved)
    new = AttributionSide(difference.new, partners: difference.toOld, all, \.new, isMoved: moved)
    for index in changes.indices { changes[index].cause = cause(of: index) }
    settle()
  }

  /// What follows from a change that itself only follows is told with the first of them.
  private mutating func settle() {
    for index in changes.indices {
      guard let cause = changes[index].cause, !changes[cause].isOwn else { continue }
      changes[index].cause = changes[cause].cause
    }
  }

  private func cause(of index: Int) -> Int? {
    let change = changes[index]
    guard let old = change.old, let new = change.new, change.kinds.contains(where: \.canFollow) else {
      return nil
    }
    if change.isOtherOutcome, let cause = way(old, new) ?? inside(change, old, new) {
      return cause == index ? nil : cause
    }
    let presence = PresenceChange(
      old: self.old, oldView: old, new: self.new, newView: new, changes: changes)
    return presence.cause(of: change).flatMap { $0 == index ? nil : $0 }
  }

  /// What took a view out of show's way, or brought it there; the view's own change counts.
  private func way(_ oldView: ViewIndex, _ newView: ViewIndex) -> Int? {
    WayChange(from: old, oldView, to: new, newView, changes).index
      ?? WayChange(from: new, newView, to: old, oldView, changes).index
  }

  /// A view that is drawn on one side only is not so because of what is in it or around it: a block, say, in a
  /// cell that is no longer on screen.
  private func inside(_ change: ViewChange, _ oldView: ViewIndex, _ newView: ViewIndex) -> Int? {
    if change.has(.lostSkeleton) || change.has(.gainedSkeleton) { return nil }
    return kid(oldView, newView) ?? block(oldView, newView)
  }

  /// A view that recursion enters on one side only, which makes a container of a block.
  private func kid(_ oldView: ViewIndex, _ newView: ViewIndex) -> Int? {
    let (before, now) = (old.inspection.coverage[oldView], new.inspection.coverage[newView])
    guard before.isReached, now.isReached, before.role == .container || now.role == .container,
      let kid = now.role == .container ? new.kids[newView] : old.kids[oldView]
    else { return nil }
    guard let before = changes[kid].old, let now = changes[kid].new, new.nearestMoved(from: now) != now else {
      return kid
    }
    return way(before, now) ?? (changes[kid].isMade ? kid : nil)
  }

  /// What made a block of the view around it, or no longer does.
  private func block(_ oldView: ViewIndex, _ newView: ViewIndex) -> Int? {
    let (before, now) = (old.inspection.coverage[oldView], new.inspection.coverage[newView])
    let block =
      now.role == .underBlock
      ? now.block.flatMap { new.changes[$0] }
      : before.role == .underBlock ? before.block.flatMap { old.changes[$0] } : nil
    return block.flatMap { changes[$0].cause ?? (changes[$0].isMade ? $0 : nil) }
  }
}
