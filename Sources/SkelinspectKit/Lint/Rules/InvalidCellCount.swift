extension Rule {
  static let invalidCellCount = Rule(
    "invalid-cell-count", .error, reads: .rows,
    "UIKit rejects a table's or collection's count of sections, rows or items.",
    why: "SkeletonCollectionDataSource hands on what numSections(in:) and "
      + "collectionSkeletonView(_:numberOfRowsInSection:) answer, and for an automatic count "
      + "Int(ceil(frame.height / rowHeight)), which crashes the app where rowHeight is 0; how UIKit takes a "
      + "negative count was not seen, users report a blank screen.",
    fix: "Give the row height or the count a positive number.",
    link: .source("SkeletonViewCore/Sources/Internal/Collections/SkeletonCollectionDataSource.swift"),
    accepts: [
      "{type: UITableView, isSkeletonable: true, rowHeight: 80, numberOfSkeletonSections: 2}",
      """
      # UIKit takes 0; that nothing appears then is no-dummy-cells.
      {type: UITableView, isSkeletonable: true, rowHeight: 80, numberOfSkeletonRows: 0}
      """,
      """
      # A count that is given is not divided: the row height does not matter.
      {type: UITableView, isSkeletonable: true, rowHeight: 0, numberOfSkeletonRows: 6}
      """,
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 600]
      ↓rowHeight: 0
      """,
      """
      # -1 would be automatic.
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      ↓numberOfSkeletonRows: -2
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 6
      ↓numberOfSkeletonSections: -1
      """,
    ]
  ).looking(among: { $0.counting() }) { view, context in
    let hierarchy = context.hierarchy
    let sections = hierarchy.numberOfSkeletonSections(of: view)
    guard (1...FlowLines.maximumSections).contains(sections) else {
      return sections == 0 ? nil : sectionFinding(sections, at: view, in: context)
    }
    if hierarchy.hasAutomaticCount(view) { return rowHeightFinding(at: view, in: context) }
    guard case .known(let count) = context.count(of: view), count < 0 else { return nil }
    let key = hierarchy.countKey(of: view)
    let (name, cells) = (context.name(of: view), hierarchy.cellsNoun(of: view))
    return context.finding(
      "\(name) asks for \(count) dummy \(cells): a count cannot be negative", at: view, key,
      help: context.setting(key, of: view, to: "a count, or -1 for an automatic one"))
  }
}

private func sectionFinding(_ sections: Int, at view: ViewIndex, in context: RuleContext) -> Finding {
  let (name, limit) = (context.name(of: view), FlowLines.maximumSections)
  if sections < 0 {
    return context.finding(
      "\(name) asks for \(sections) sections: a count cannot be negative", at: view,
      .numberOfSkeletonSections,
      fix: Fix(.set(.numberOfSkeletonSections, of: view, to: .number(1))))
  }
  return context.finding(
    "\(name) asks for \(sections) sections: above \(limit), a limit of this tool, the app would hang",
    at: view, .numberOfSkeletonSections,
    help: context.setting(.numberOfSkeletonSections, of: view, to: "as many as fill the screen"))
}

/// The row height by which an automatic count is divided; the estimates that are not height at all have a rule
/// of their own.
private func rowHeightFinding(at view: ViewIndex, in context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  guard hierarchy.views[view].family == .table else { return nil }
  let (key, height) = (hierarchy.lengthKey(of: view), hierarchy.skeletonRowHeight(of: view))
  if key == .estimatedRowHeight, height <= 0 { return nil }
  let quotient = "\(hierarchy.countedExtent(of: view)?.jsonText ?? "its height") / \(height.jsonText)"
  let name = context.name(of: view)
  let message: String
  switch context.count(of: view) {
  case .trap: message = "the row count of \(name) is \(quotient), which would crash the app"
  case .known(let count) where count < 0: message = "\(name) asks for \(quotient) = \(count) dummy rows"
  case .unknown where height < 0: message = "the row count of \(name) is \(quotient), never a positive number"
  case .known, .unknown: return nil
  }
  return context.finding(
    message, at: view, key, help: context.setting(key, of: view, to: "the height of a row in points"))
}
