extension Rule {
  static let unsupportedDataSource = Rule(
    "unsupported-data-source", .error, inPartialFiles: .warning, reads: .cells,
    "A table's or collection's data source is not a Skeleton one, so no dummy cells appear.",
    why: "addDummyDataSource returns unless the data source is a SkeletonTableViewDataSource or "
      + "SkeletonCollectionViewDataSource, but disableUserInteraction is called all the same; only cells "
      + "already on screen are covered.",
    fix: "Adopt SkeletonTableViewDataSource or SkeletonCollectionViewDataSource in the data source; one of "
      + "the diffable classes needs a subclass that adopts it.",
    link: .thread(279),
    accepts: [
      "{type: UITableView, isSkeletonable: true, rowHeight: 80, dataSource: SkeletonTableViewDataSource}",
      """
      # Where the file says nothing, a Skeleton data source is assumed.
      {type: UICollectionView, isSkeletonable: true, numberOfSkeletonItems: 6}
      """,
      """
      # Not marked: show leaves it alone.
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UITableView, dataSource: UITableViewDataSource}
      """,
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      ↓dataSource: UITableViewDataSource
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      ↓dataSource: UICollectionViewDiffableDataSource
      """,
      """
      # No data source yet: it has to be there when show is called.
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UITableView, isSkeletonable: true, rowHeight: 80, ↓dataSource: null}
      """,
      """
      # The protocol of collections does not help a table.
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      ↓dataSource: SkeletonCollectionViewDataSource
      """,
    ],
    among: { $0.reached() }
  ) { view, context in
    if !context.hierarchy.says(.dataSource, of: view) { return staticFinding(at: view, in: context) }
    // A protocol of the project's own by that name is a mistake of its own, and so is one that is set too late.
    let code = context.hierarchy.evidence
    let isOther =
      code?.ownProtocols.contains { $0.view == view } == true || code?.lateSources.contains(view) == true
    return isOther || context.hierarchy.hasSkeletonDataSource(view) ? nil : finding(at: view, in: context)
  }
}

private func finding(at view: ViewIndex, in context: RuleContext) -> Finding {
  let (hierarchy, name) = (context.hierarchy, context.name(of: view))
  let what = hierarchy.text(.dataSource, of: view).map {
    "the data source of \(name) is \($0.shortened), not \(hierarchy.skeletonDataSourceName(of: view))"
  }
  return context.finding(
    (what ?? "\(name) has no data source when show is called") + ": "
      + consequence(for: view, in: hierarchy),
    at: view, .dataSource, fix: Fix(.adoptSkeletonDataSource(view, in: hierarchy)))
}

/// Static cells come from a data source of UIKit's own, unless code that nobody sees replaces it.
private func staticFinding(at view: ViewIndex, in context: RuleContext) -> Finding? {
  guard context.hierarchy.origin == .presumed, context.hierarchy.text(.dataMode, of: view) == "static"
  else { return nil }
  return context.finding(
    "\(context.name(of: view)) has static cells, which come from UIKit's own data source: "
      + consequence(for: view, in: context.hierarchy),
    at: view, .dataMode, help: "use prototype cells, and a data source that is a SkeletonTableViewDataSource")
}

private func consequence(for view: ViewIndex, in hierarchy: Hierarchy) -> String {
  let keepsInteraction = hierarchy.views[view].flags.contains(.keepsInteraction)
  return "no dummy cells appear"
    + (keepsInteraction ? "" : ", and show still turns off touches and scrolling")
}
