extension Rule {
  static let tableOffWindow = Rule(
    "table-off-window", .note, inPartialFiles: .note, isOnByDefault: false,
    "A table is shown before it has a window.",
    why: "UITableView's subviewsToSkeleton is empty while window is nil, so its header, footer and visible "
      + "cells are not visited, and addDummyDataSource counts rows by a frame that layout has not set yet.",
    fix: "Call show once the view is in its window: in viewIsAppearing, or later.",
    link: .thread(383),
    accepts: [
      "{type: UITableView, isSkeletonable: true, rowHeight: 80}",
      """
      # A collection asks nobody for a window.
      {type: UICollectionView, hasWindow: false, isSkeletonable: true, numberOfSkeletonItems: 6}
      """,
    ],
    reports: [
      """
      type: UIView
      ↓hasWindow: false
      isSkeletonable: true
      subviews:
        - {type: UITableView, isSkeletonable: true, rowHeight: 80}
      """,
      "{type: UITableView, ↓hasWindow: false, isSkeletonable: true, rowHeight: 80}",
    ]
  ) { context in
    guard !context.hierarchy.hasWindow else { return [] }
    let tables = context.reached([.table])
    guard let first = tables.first else { return [] }
    let others = tables.count > 1 ? " and \((tables.count - 1).counted("other table"))" : ""
    return [
      context.finding(
        "show reaches \(context.name(of: first))\(others) before there is a window: header view, "
          + "footer view and visible cells stay as they are",
        at: 0, .hasWindow, fix: Fix(.putInWindow),
        notes: context.notes("has no window when show is called", at: tables))
    ]
  }
}
