/// What code computes cannot be told, and no rule speaks of it.
extension Hierarchy {
  /// Whether a finding hangs on such a value.
  func isOpen(_ finding: Finding, of rule: Rule) -> Bool {
    if isShowingLive, rule.isAboutChangedByShow { return true }
    guard let code = evidence else { return false }
    let view = finding.view
    if rule.id == Rule.collectionAutomaticCount.id, code.sizedByDelegate.contains(view) { return true }
    if rule.id == Rule.containerBecomesBlock.id, code.mayBeEmpty.contains(view) { return true }
    if isMaybeNoDummyCell(view, code) || isReachedFromAround(view, code) { return true }
    guard let unknown = code.unknown[view], !unknown.isEmpty else { return false }
    // A mark that is set and taken away is what that rule is about.
    if unknown.contains(.isSkeletonable) { return rule.id != Rule.flagInsteadOfHide.id }
    return !unknown.isDisjoint(with: rule.keys)
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

extension Rule {
  /// It looks at values that show itself sets, as they were before.
  fileprivate var isAboutChangedByShow: Bool {
    let rules = [Rule.hiddenViewRevealed, .hiddenLeaf, .interactionReenabled, .invisibleChildrenOnly]
    return rules.contains { $0.id == id }
  }

  /// The keys that it looks at, where code may compute them.
  fileprivate var keys: Set<ViewKey> {
    switch id {
    case Rule.tableAutomaticHeightWithoutEstimate.id, Rule.invalidCellCount.id, Rule.excessiveRows.id,
      Rule.noDummyCells.id, Rule.singleRowHeightForAllCells.id, Rule.nestedCollection.id:
      [
        .rowHeight, .estimatedRowHeight, .numberOfSkeletonRows, .numberOfSkeletonSections,
        .numberOfSkeletonItems,
        .dataSource,
      ]
    case Rule.collectionAutomaticCount.id:
      [
        .itemSize, .minimumLineSpacing, .scrollDirection, .numberOfSkeletonItems, .numberOfSkeletonSections,
        .dataSource,
      ]
    case Rule.unsupportedDataSource.id, Rule.cellIdentifierNotRegistered.id, Rule.wrongCellClass.id:
      [.dataSource, .skeletonCellIdentifier]
    case Rule.hiddenLeaf.id, Rule.hiddenViewRevealed.id, Rule.hiddenWhenActiveIgnored.id,
      Rule.invisibleChildrenOnly.id:
      [.isHidden, .isHiddenWhenSkeletonIsActive]
    case Rule.unlimitedLinesBlock.id, Rule.textLinesOverflow.id, Rule.multilineLabelGrows.id,
      Rule.singleLineFill.id, Rule.lineMetricsInvalid.id, Rule.linesCornerRadiusTooBig.id,
      Rule.fillPercentOutOfRange.id, Rule.relativeToConstraintsZero.id, Rule.paddingExceedsSize.id:
      [
        .numberOfLines, .skeletonTextNumberOfLines, .skeletonTextLineHeight, .skeletonLineSpacing,
        .lastLineFillPercent, .linesCornerRadius, .skeletonPaddingInsets, .useFontLineHeight,
      ]
    case Rule.cornerRadiusNotApplied.id: [.skeletonCornerRadius]
    case Rule.supplementaryViewNeedsIdentifier.id: [.supplementaryIdentifier]
    default: []
    }
  }
}
