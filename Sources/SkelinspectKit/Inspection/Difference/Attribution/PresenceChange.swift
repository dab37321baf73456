/// Why another number of copies of a view is on screen: of dummy cells, of cells that they replace, and of all
/// that these hold.
struct PresenceChange {
  let old: AttributionSide
  let oldView: ViewIndex
  let new: AttributionSide
  let newView: ViewIndex
  /// Those before it have their causes.
  let changes: [ViewChange]

  func cause(of change: ViewChange) -> Int? { window(change) ?? move ?? collection }

  /// Without a window no dummy cell is made, so that what stands in one is on screen on one side only, and a
  /// collection is not asked for its items (rule C5).
  private func window(_ change: ViewChange) -> Int? {
    if change.has(.cells), new.hierarchy.views[newView].family == .collection {
      return new.windowChange(from: old)
    }
    let copies = (old.inspection.presence.copies[oldView], new.inspection.presence.copies[newView])
    let (shown, hidden) = new.hierarchy.hasWindow ? (copies.1, copies.0) : (copies.0, copies.1)
    return shown != 0 && hidden == 0 ? new.windowChange(from: old) : nil
  }

  /// The view was moved, or one around it, from where views are on screen to where they are not, or back.
  private var move: Int? {
    guard let moved = new.nearestMoved(from: newView), let before = new.partners[moved],
      let from = old.hierarchy.views[before].parent, let to = new.hierarchy.views[moved].parent,
      old.isOnScreen(oldView) != new.isOnScreen(newView), old.isOnScreen(oldView) == old.isOnScreen(from),
      new.isOnScreen(newView) == new.isOnScreen(to)
    else { return nil }
    return new.changes[moved]
  }

  /// The table or collection whose dummy cells hold it or replace it, where those changed; or what that in turn
  /// follows from.
  private var collection: Int? {
    let view = new.hierarchy.views[newView]
    let isInTemplate = view.flags.contains(.isInTemplate) || view.place.isTemplate
    guard isInTemplate || old.isOnScreen(oldView) != new.isOnScreen(newView) else { return nil }
    for above in new.hierarchy.ancestors(of: newView) where new.hierarchy.views[above].family.isCollection {
      guard let change = new.changes[above], isInTemplate || isInstalledOnOneSide(above) else { continue }
      if let cause = changes[change].cause { return cause }
      let cells: Set<ViewChange.Kind> = [.cells, .lostSkeleton, .gainedSkeleton, .role]
      if !cells.isDisjoint(with: changes[change].kinds) { return change }
    }
    return nil
  }

  /// The dummy data source, because of which cells on screen give way.
  private func isInstalledOnOneSide(_ view: ViewIndex) -> Bool {
    guard let partner = new.partners[view] else { return true }
    let isInstalled = new.inspection.presence.counts[view] != nil
    return isInstalled != (old.inspection.presence.counts[partner] != nil)
  }
}
