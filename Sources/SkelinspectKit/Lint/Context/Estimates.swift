/// Tables with automatic row height and no estimate, whose dummy rows crash the app as soon as show reaches them: what
/// of a fix's harm can be known without a trial.
extension RuleContext {
  /// With the estimates that the tables need which the fix lets show reach.
  func withEstimates(_ fix: Fix) -> Fix {
    guard fix.reason == nil else { return fix }
    let tables = views(of: .table).filter { isBroughtToLife($0, by: fix) && hierarchy.crashesApp($0) }
    guard !tables.isEmpty else { return fix }
    let estimates = tables.map { ($0, KeyValue.number(hierarchy.tallestPrototypeHeight(of: $0) ?? 44)) }
    let changes = estimates.map { Change.set(.estimatedRowHeight, of: $0, to: $1) } + fix.changes
    let value = tables.count == 1 ? estimates[0].1.text : "the height of a row"
    return Fix(
      changes, fix.phrase, names: fix.names,
      reason:
        "and set estimatedRowHeight of \(names(of: tables)) to \(value) so that the app does not crash there",
      alternative: fix.alternative)
  }

  private func isBroughtToLife(_ table: ViewIndex, by fix: Fix) -> Bool {
    guard inspection.presence.counts[table] == nil,
      hierarchy.views[table].isSkeletonable || fix.changes.contains(.mark(table)),
      hierarchy.hasSkeletonDataSource(table)
        || fix.changes.contains(.adoptSkeletonDataSource(table, in: hierarchy))
    else { return false }
    return fix.changes.contains { change in
      change.mayReach && (change.view..<hierarchy.views[change.view].end).contains(table)
    }
  }
}

extension Hierarchy {
  /// An automatic count of rows that are as high as an estimate of nothing.
  func lacksEstimate(_ table: ViewIndex) -> Bool {
    numberOfSkeletonSections(of: table) > 0 && hasAutomaticCount(table) && hasAutomaticRowHeight(table)
      && skeletonRowHeight(of: table) <= 0
  }

  fileprivate func crashesApp(_ table: ViewIndex) -> Bool {
    guard lacksEstimate(table) else { return false }
    switch cellCount(of: table) {
    case .trap, .known(..<0): return true
    case .known, .unknown: return false
    }
  }
}
