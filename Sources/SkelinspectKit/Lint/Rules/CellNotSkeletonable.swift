extension Rule {
  static let cellNotSkeletonable = Rule(
    "cell-not-skeletonable", .error, inPartialFiles: .warning,
    "A cell, header or footer with skeletonable content is not skeletonable itself.",
    why: "SkeletonView calls showSkeleton on each dummy cell, header and footer, and that does nothing "
      + "where the cell is not skeletonable: the row appears empty, as the prototype has it.",
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
      # A cell by itself.
      ↓type: PhotoCell
      baseClass: UICollectionViewCell
      contentView: {subviews: [{type: UIImageView, isSkeletonable: true}]}
      """,
    ]
  ) { context in
    guard !context.lost.isEmpty else { return [] }
    return context.hierarchy.views.indices.compactMap { finding(at: $0, in: context) }
  }
}

private func finding(at cell: ViewIndex, in context: RuleContext) -> Finding? {
  let view = context.hierarchy.views[cell]
  guard !view.isSkeletonable, view.place.isTemplate || view.family.hasContentView,
    view.place != .root || context.isPresumedCell(cell),
    context.inspection.presence.copies[cell] != 0 || view.place.isTemplate
  else { return nil }
  let victims = context.lostContent(of: cell)
  guard !victims.isEmpty else { return nil }
  let isContradiction = view.parent.map { context.hierarchy.views[$0].isSkeletonable } ?? false
  let name = context.name(of: cell)
  return context.finding(
    "\(victims.count.counted("marked view")) in \(name) \(victims.count == 1 ? "is" : "are") never reached: "
      + "the \(kind(of: view)) itself is not skeletonable",
    at: cell, nil, isContradiction && context.completeness == .partial ? .error : nil,
    help: "mark \(name) (isSkeletonable: true)", notes: context.notes("is never reached", at: victims))
}

private func kind(of view: View) -> String {
  switch view.place {
  case .headerFooterView: "header or footer"
  case .supplementaryView: "supplementary view"
  default: view.family == .headerFooter ? "header or footer" : "cell"
  }
}

extension RuleContext {
  /// A cell, header or footer that is the document's root view, where nobody says that show is called on it.
  func isPresumedCell(_ view: ViewIndex) -> Bool {
    let view = hierarchy.views[view]
    return view.place == .root && !hierarchy.show.areRootsGiven
      && (view.family.hasContentView || view.viewClass == .reusableView)
  }

  /// The lost views that a cell's own flag would make reachable: those outside its contentView left out.
  fileprivate func lostContent(of cell: ViewIndex) -> [ViewIndex] {
    hierarchy.children(of: cell).filter { hierarchy.candidacy(of: $0) != .excluded(.outsideContentView) }
      .flatMap { lost(from: $0) }
  }
}
