/// What layers come from on two sides: of most views it is alike, and then so are their layers, which need not be
/// worked out.
struct LayerSources: Sendable {
  private let old: Inspection
  private let new: Inspection
  /// All views' keys are as their files write them, and what is said for all is the same.
  private let areComparable: Bool

  init(_ old: Inspection, _ new: Inspection) {
    (self.old, self.new) = (old, new)
    areComparable =
      old.isAsWritten && new.isAsWritten && old.hierarchy.appearance == new.hierarchy.appearance
  }

  /// Of two views whose own keys are written alike.
  func areAlike(_ oldView: ViewIndex, _ newView: ViewIndex) -> Bool {
    guard areComparable else { return false }
    let (first, second) = (old.hierarchy, new.hierarchy)
    return first.views[oldView].family == second.views[newView].family
      && first.frame(of: oldView).map(PartialSize.init) == second.frame(of: newView).map(PartialSize.init)
      && old.presence.cellSizes[oldView] == new.presence.cellSizes[newView]
      && first.isRightToLeft(oldView) == second.isRightToLeft(newView)
      && first.hasShiftedBounds(oldView) == second.hasShiftedBounds(newView)
  }
}

extension Inspection {
  /// No code has given a view other values, and no other system draws them.
  fileprivate var isAsWritten: Bool {
    outcome == nil && hierarchy.code == nil && hierarchy.trees.allSatisfy { $0.document != nil }
  }
}
