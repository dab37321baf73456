/// What code computes cannot be told, and no rule speaks of it.
extension Hierarchy {
  /// Whether a finding hangs on such a value.
  func isOpen(_ finding: Finding, of rule: Rule) -> Bool {
    if isShowingLive, rule.isAboutTimeBeforeShow { return true }
    guard let code = evidence else { return false }
    let view = finding.view
    return isMaybeNoDummyCell(view, code) || isReachedFromAround(view, code)
      || rule.reads.contains { code.isOpen($0, of: view) }
  }

  /// Of what another class shows around it, that class's own hierarchy says it.
  private func isReachedFromAround(_ view: ViewIndex, _ code: Evidence) -> Bool {
    guard code.isReachedFromAround(self), !show.areRootsGiven else { return false }
    return outwards(from: view).allSatisfy { code.shows(on: $0).isEmpty }
  }

  /// In a cell of a table that has a data source of which nobody knows whether it makes dummy cells.
  private func isMaybeNoDummyCell(_ view: ViewIndex, _ code: Evidence) -> Bool {
    guard !code.unknown.isEmpty else { return false }
    return outwards(from: view).contains { cell in
      guard views[cell].place == .prototype, let table = views[cell].parent else { return false }
      return code.isUnknown(.dataSource, of: table)
    }
  }
}

extension Evidence {
  /// Beside what code computes: items that the delegate gives sizes, and views that only data brings.
  fileprivate func isOpen(_ key: ViewKey, of view: ViewIndex) -> Bool {
    switch key {
    case .itemSize where sizedByDelegate.contains(view), .subviews where mayBeEmpty.contains(view): true
    default: isUnknown(key, of: view)
    }
  }
}
