/// How far shows that code calls come.
extension Hierarchy {
  /// Whether show comes to a view, even if only to find a dummy cell without its flag.
  func isReached(_ view: ViewIndex) -> Bool {
    guard let evidence else { return false }
    for view in outwards(from: view) {
      if evidence.shows(on: view).contains(where: { !$0.isPerhaps && !$0.isRefused }) { return true }
      let place = views[view].place
      if place.isTemplate, let owner = views[view].parent {
        return views[owner].isSkeletonable && mayBeCell(view, of: owner, evidence) && isReached(owner)
      }
      guard place == .contentView || views[view].isSkeletonable, !isPassedOver(view, evidence) else {
        return false
      }
    }
    return evidence.isDummyCell || evidence.isReachedFromAround(self)
  }

  /// Recursion does not go on to it from the view that it stands in, whatever its flag.
  private func isPassedOver(_ view: ViewIndex, _ evidence: Evidence) -> Bool {
    guard let parent = views[view].parent else { return false }
    let isSubview = views[view].place == .subview
    switch views[parent].family {
    case .table: return evidence.earlyTables.contains(parent)
    case .stack: return isSubview && views[parent].place != .contentView
    case .tableCell, .collectionCell, .headerFooter: return isSubview
    default: return false
    }
  }
}
