/// Why show no longer comes to a view that it came to: looked at from the new side to the old one, why it comes
/// there now.
///
/// In this order, for each is certain only where the one before it is not the case: an obstacle that did not
/// stand there before, a show that is no longer called, a move out of show's way.
struct WayChange {
  /// Nil where what decides it is not known.
  private(set) var index: Int?
  private let first: AttributionSide
  private let second: AttributionSide
  private let changes: [ViewChange]

  /// - Parameters:
  ///   - first: the side on which show came to the view, or came nearer.
  ///   - second: the side on which it does not.
  init(
    from first: AttributionSide, _ firstView: ViewIndex, to second: AttributionSide, _ secondView: ViewIndex,
    _ changes: [ViewChange]
  ) {
    (self.first, self.second, self.changes) = (first, second, changes)
    guard !second.inspection.coverage[secondView].isReached else { return }
    index = own(firstView)
    guard index == nil else { return }
    let stop = second.inspection.coverage[secondView].stop
    let root = first.inspection.coverage[firstView].root
    index = stop.flatMap { obstacle($0, below: root) }
    // What keeps show from a table keeps it from its cells.
    if stop == nil, let around = second.inspection.notShown(secondView),
      around.reason != .notShown, around.reason != .unknownShow
    {
      index = obstacle(around, below: nil)
    }
    let isReasonNew = second.inspection.coverage[secondView].root == nil
    guard index == nil, first.inspection.coverage[firstView].isReached || isReasonNew else { return }
    index = show(firstView, secondView) ?? move(secondView, stop, from: root)
  }

  /// Without its flag no view is reached; and a root needs no way from another one.
  private func own(_ view: ViewIndex) -> Int? {
    guard first.inspection.coverage[view].isReached, let index = first.changes[view] else { return nil }
    let isRoot = changes[index].has(.show) && first.roots.contains(view)
    return isRoot || changes[index].has(.isSkeletonable) ? index : nil
  }

  /// The change that made an obstacle of a view; nil where it was one before, and where show came to the view
  /// from a root below it.
  private func obstacle(_ stop: Stop, below root: ViewIndex?) -> Int? {
    if stop.reason == .noWindow, let window = second.windowChange(from: first) { return window }
    guard stop.reason != .contentViewIgnored, let index = second.changes[stop.view] else { return nil }
    guard let partner = second.partners[stop.view] else { return index }
    if let root, !first.isIn(partner, root) { return nil }
    if first.isObstacle(partner, stop.reason) { return nil }
    if changes[index].has(.isSkeletonable) || changes[index].has(.moved) { return index }
    return parent(of: stop.view, partner, stop.reason) ?? index
  }

  /// What a view is to recursion depends on what it stands in: a stack does not look at views that it does not
  /// arrange, nor a cell at those outside its contentView.
  private func parent(of view: ViewIndex, _ partner: ViewIndex, _ reason: StopReason) -> Int? {
    guard reason == .notArranged || reason == .outsideContentView || reason == .notSkeletonable,
      let parent = second.hierarchy.views[view].parent, let before = first.hierarchy.views[partner].parent
    else { return nil }
    if let index = second.changes[parent], second.partners[parent] == nil || changes[index].has(.type) {
      return index
    }
    return first.partners[before] == nil ? first.changes[before] : nil
  }

  /// The root whose show came to the view, where that is gone or no longer receives it.
  private func show(_ firstView: ViewIndex, _ secondView: ViewIndex) -> Int? {
    guard let root = first.inspection.coverage[firstView].root, first.roots.contains(root),
      let index = first.changes[root]
    else { return nil }
    guard let partner = first.partners[root] else {
      return second.inspection.coverage[secondView].root == nil ? index : nil
    }
    return changes[index].has(.show) && second.isIn(secondView, partner) ? index : nil
  }

  /// The nearest view, from the view up, that was moved to where the obstacle is, or out of the root; what was
  /// moved within them decides nothing.
  private func move(_ view: ViewIndex, _ stop: Stop?, from root: ViewIndex?) -> Int? {
    guard let moved = second.nearestMoved(from: view), let before = second.partners[moved] else { return nil }
    if let stop {
      guard second.isIn(moved, stop.view) else { return nil }
      let wasThere = second.partners[stop.view].map { first.isIn(before, $0) } ?? false
      return wasThere ? nil : second.changes[moved]
    }
    guard let root, first.isIn(before, root) else { return nil }
    let isThere = first.partners[root].map { second.isIn(moved, $0) } ?? false
    return isThere ? nil : second.changes[moved]
  }
}
