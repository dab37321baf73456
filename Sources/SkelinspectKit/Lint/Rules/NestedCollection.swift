extension Rule {
  static let nestedCollection = Rule(
    "nested-collection", .note, inPartialFiles: .note, isOnByDefault: false, reads: .rows,
    "A table or collection is inside a cell or a scroll view.",
    why: "Each copy of a dummy cell gets a show of its own, which calls addDummyDataSource for what is "
      + "nested in it: rows and items multiply, and a table there has no window yet, so that "
      + "subviewsToSkeleton is empty.",
    fix: "Say the counts with numberOfSkeletonRows or numberOfSkeletonItems where the frame gives too many.",
    link: .thread(133),
    accepts: [
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UICollectionView, isSkeletonable: true, numberOfSkeletonItems: 6}
      """,
      """
      # The collection is not marked: show leaves it alone.
      type: UIScrollView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UICollectionView}
      """,
    ],
    reports: [
      """
      # 8 copies of the cell are on screen: 24 items.
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 800]
      rowHeight: 100
      prototypes:
        - type: ShelfCell
          isSkeletonable: true
          contentView:
            subviews:
              - ↓type: UICollectionView
                isSkeletonable: true
                frame: [0, 0, 390, 100]
                numberOfSkeletonItems: 3
      """,
      """
      # As high as all its rows, a table in a scroll view counts them all.
      type: UIScrollView
      isSkeletonable: true
      subviews: [↓{type: UITableView, isSkeletonable: true, frame: [0, 0, 390, 2400], rowHeight: 80}]
      """,
    ]
  ).looking(among: { $0.reached() }) { view, context in
    let hierarchy = context.hierarchy
    let owner = hierarchy.ancestors(of: view).first {
      let (family, viewClass) = (hierarchy.views[$0].family, hierarchy.views[$0].viewClass)
      return family.hasContentView || viewClass == .reusableView || viewClass.isScrollView
    }
    guard let owner, let counts = counts(at: view, in: context) else { return nil }
    let headers = hierarchy.children(of: view).filter { child in
      hierarchy.candidacy(of: child) == .excluded(.noWindow) && hierarchy.views[child].isSkeletonable
    }
    return context.finding(
      "\(context.name(of: view)) is inside \(context.name(of: owner)): \(counts)", at: view,
      help: context.inspection.presence.counts[view].map { _ in
        "if you want another number, say it with \(hierarchy.countKey(of: view).rawValue)"
      },
      notes: context.notes("is never covered: a cell is shown before it has a window", at: headers))
  }
}

/// Nil where the count itself is an error.
private func counts(at view: ViewIndex, in context: RuleContext) -> String? {
  let hierarchy = context.hierarchy
  guard let count = context.inspection.presence.counts[view] else { return "it gets no dummy cells" }
  let sections = hierarchy.numberOfSkeletonSections(of: view)
  let noun = hierarchy.views[view].family == .table ? "dummy row" : "dummy item"
  if case .unknown = count { return "its count of \(noun)s depends on sizes that the file does not say" }
  guard case .known(let perSection) = count, perSection >= 0,
    (0...FlowLines.maximumSections).contains(sections)
  else { return nil }
  let inSections = sections == 1 ? "" : " in each of \(sections.counted("section"))"
  let text = "\(perSection.counted(noun))\(inSections)"
  guard hierarchy.views[view].flags.contains(.isInTemplate) else { return text }
  guard let copies = context.inspection.presence.copies[view] else {
    return "\(text) in every copy of it"
  }
  let total = perSection.times(sections).times(copies)
  let sum = total == .max ? "" : ", \(total) in all"
  return "\(text) in each of \(copies == 1 ? "1 copy" : "\(copies) copies")\(sum)"
}
