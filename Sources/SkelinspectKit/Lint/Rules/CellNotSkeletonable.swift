extension Rule {
  static let cellNotSkeletonable = Rule(
    "cell-not-skeletonable", .error, inPartialFiles: .warning, inPrintedTrees: .warning,
    "A cell, header or footer with skeletonable content is not skeletonable itself.",
    why: "SkeletonView calls showSkeleton on each dummy cell, header and footer, and that does nothing "
      + "where the cell is not skeletonable: the row appears empty, as in its prototype.",
    fix: "Mark the cell itself, not only what is in it.",
    link: .thread(74),
    accepts: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 44
      prototypes:
        - type: UITableViewCell
          isSkeletonable: true
          contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # Nothing in the cell is marked: it is left alone on purpose.
      type: UITableView
      isSkeletonable: true
      rowHeight: 44
      prototypes:
        - type: UITableViewCell
          contentView: {subviews: [{type: UILabel}]}
      """,
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 44
      prototypes:
        - ↓type: UITableViewCell
          contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      frame: [0, 0, 50, 100]
      headerReferenceSize: [50, 44]
      supplementaryIdentifier: Header
      supplementaryViews:
        - ↓type: UICollectionReusableView
          reuseIdentifier: Header
          subviews: [{type: UILabel, isSkeletonable: true}]
      """,
      """
      # Cells on screen, all of one class: reported once.
      type: UITableView
      isSkeletonable: true
      rowHeight: 44
      subviews:
        - ↓{type: PhotoCell, baseClass: UITableViewCell, contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}}
        - {type: PhotoCell, baseClass: UITableViewCell, contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}}
      """,
      RuleExample(
        """
        # Skeletons use the first prototype.
        type: UITableView
        isSkeletonable: true
        rowHeight: 44
        prototypes:
          - {type: PostCell, isSkeletonable: true}
          - ↓type: AdCell
            contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}
        """, .note),
      """
      # A cell by itself.
      ↓type: PhotoCell
      baseClass: UICollectionViewCell
      contentView: {subviews: [{type: UIImageView, isSkeletonable: true}]}
      """,
      """
      ↓type: AlbumHeader
      baseClass: UICollectionReusableView
      subviews: [{type: UILabel, isSkeletonable: true}]
      """,
    ]
  ) { context in
    if context.aroundLost.isEmpty { return [] }
    let hierarchy = context.hierarchy
    let prototypes = hierarchy.views.lazy.filter { $0.place == .prototype }
    let registering = Set(prototypes.compactMap(\.parent))
    let cells = context.aroundLost.filter { cell in
      lacksFlag(cell, registering, in: context) && !context.lostContent(of: cell).isEmpty
    }
    return alike(cells, in: hierarchy).map { cells in
      let (cell, view, others) = (cells[0], hierarchy.views[cells[0]], cells.dropFirst())
      let victims = context.lostContent(of: cell)
      let isContradiction = view.parent.map { hierarchy.views[$0].isSkeletonable } ?? false
      let (name, isUnused) = (context.name(of: cell), context.isUnused(cell))
      return context.finding(
        "\(victims.count.counted("marked view")) in \(name) \(victims.count == 1 ? "is" : "are") never reached: "
          + "the \(kind(of: view)) itself is not skeletonable"
          + (isUnused ? "; skeletons do not use it" : ""),
        at: cell, nil, isUnused ? .note : isContradiction && hierarchy.origin == .presumed ? .error : nil,
        fix: Fix(marking: cells, names: name),
        notes: context.notes("is never reached", at: victims)
          + context.notes("is not skeletonable either", at: others))
    }
  }
}

/// Whether its own flag is missing, and nothing above it cuts it off.
///
/// - Parameter registering: the tables and collections that list prototypes.
private func lacksFlag(_ cell: ViewIndex, _ registering: Set<ViewIndex>, in context: RuleContext) -> Bool {
  let view = context.hierarchy.views[cell]
  guard !view.isSkeletonable else { return false }
  // Of cells that are known to be no dummy cells only their own code speaks.
  if let code = context.hierarchy.evidence, code.areRootsKnown {
    if context.inspection.notShown(cell) != nil { return false }
    // Of cells that are no dummy cells and on which code calls show the rule of that call says it.
    let isDummy = view.parent.map { context.inspection.presence.counts[$0] != nil } ?? code.isDummyCell
    if !isDummy, code.shows(on: cell).contains(where: \.isCertain) { return false }
  }
  if view.place.isTemplate { return true }
  // Of the root of a log the rule for roots says it.
  guard let parent = view.parent else {
    return context.isPresumedCell(cell) && context.hierarchy.origin != .printed
  }
  guard view.family.hasContentView, let owner = context.hierarchy.owner(of: cell),
    context.hierarchy.views[owner].isSkeletonable
  else { return false }
  if view.place == .tableHeaderView || view.place == .tableFooterView { return true }
  // Of a cell on screen, which dummy cells replace, a prototype says more.
  return context.inspection.presence.copies[cell] != 0 || !registering.contains(parent)
}

/// Puts the cells together that one table or collection has on screen and that have one class of the app: one
/// line of code fixes them all.
private func alike(_ cells: [ViewIndex], in hierarchy: Hierarchy) -> [[ViewIndex]] {
  let groups = Dictionary(grouping: cells) { cell in
    let type = hierarchy.typeName(of: cell)
    guard let owner = hierarchy.views[cell].parent, hierarchy.views[owner].family.isCollection,
      !hierarchy.views[cell].place.isTemplate, ViewClass(named: type) == nil
    else { return "\(cell)" }
    return "\(type) of \(owner)"
  }
  return groups.values.sorted { $0[0] < $1[0] }
}

private func kind(of view: View) -> String {
  switch view.place {
  case .headerFooterView: "header or footer"
  case .supplementaryView: "supplementary view"
  default:
    view.family == .headerFooter
      ? "header or footer" : view.viewClass == .reusableView ? "supplementary view" : "cell"
  }
}

extension RuleContext {
  /// The lost views that a cell's own flag would make reachable: those outside its contentView left out.
  fileprivate func lostContent(of cell: ViewIndex) -> [ViewIndex] {
    hierarchy.children(of: cell).filter { hierarchy.candidacy(of: $0) != .excluded(.outsideContentView) }
      .flatMap { lost(from: $0).filter { !inspection.holdsShownViewsOnly($0) } }
  }
}
