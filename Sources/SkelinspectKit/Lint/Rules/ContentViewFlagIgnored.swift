extension Rule {
  static let contentViewFlagIgnored = Rule(
    "content-view-flag-ignored", .note, inPartialFiles: .note,
    "The isSkeletonable flag of a cell's contentView is never read.",
    why: "subviewsToSkeleton of a cell, header or footer is contentView.subviews: recursion passes through "
      + "the contentView without looking at it.",
    fix: "Remove it; the flag of the cell itself counts.",
    link: .readme,
    accepts: [
      """
      type: UITableViewCell
      isSkeletonable: true
      contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
      """
      # The contentView of a visual effect view is an ordinary view.
      type: UIVisualEffectView
      isSkeletonable: true
      contentView: {type: UIView, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}
      """,
    ],
    reports: [
      """
      type: UITableViewCell
      isSkeletonable: true
      contentView:
        ↓isSkeletonable: true
        subviews: [{type: UILabel, isSkeletonable: true}]
      """,
      """
      type: UICollectionViewCell
      contentView: {↓isSkeletonable: true, subviews: [{type: UILabel}]}
      """,
    ]
  ).looking(among: { $0.marked }) { view, context in
    guard context.hierarchy.views[view].place == .contentView, context.hierarchy.isPassedThrough(view),
      let cell = context.hierarchy.views[view].parent
    else { return nil }
    // Shown itself, it is a root as any view.
    if context.isMarkedWithOthers(view) { return nil }
    if context.hierarchy.evidence?.shows(on: view).isEmpty == false { return nil }
    let isMarked = context.hierarchy.views[cell].isSkeletonable
    // The cell's own finding says it then.
    if !isMarked, !context.lost(below: view).isEmpty { return nil }
    let name = context.name(of: cell)
    return context.finding(
      "isSkeletonable on the contentView of \(name) is never read"
        + (isMarked ? "" : ", and \(name) is not marked"),
      at: view, .isSkeletonable, fix: isMarked ? Fix(.remove(.isSkeletonable, of: view)) : nil,
      help: "mark \(name) itself, or remove it")
  }
}

extension RuleContext {
  /// Whether one line of code marks a view and others, as a helper does that goes down all of them.
  fileprivate func isMarkedWithOthers(_ view: ViewIndex) -> Bool {
    guard let facts = hierarchy.evidence?.facts,
      let own = facts[view]?.last(where: { $0.key == .isSkeletonable })
    else {
      return false
    }
    return facts.contains { other, said in
      other != view && said.contains { $0.key == .isSkeletonable && $0.place == own.place }
    }
  }
}
