extension Rule {
  static let tableAutomaticHeightWithoutEstimate = Rule(
    "table-automatic-height-without-estimate", .error, inPartialFiles: .note, reads: .rows,
    "A table with automatic row height has no positive estimate from which to count its dummy rows.",
    why: "UITableView.estimatedNumberOfRows is Int(ceil(frame.height / rowHeight)), where calculateRowHeight "
      + "replaces an automatic row height by estimatedRowHeight: by 0 the division is infinite and Int() "
      + "crashes the app, by -1 (automatic too) the count is negative, for which users report a blank table.",
    fix: "Set estimatedRowHeight to the height of a typical row; a fixed rowHeight or numberOfSkeletonRows "
      + "will do as well.",
    link: .thread(17),
    accepts: [
      "{type: UITableView, isSkeletonable: true, estimatedRowHeight: 80}",
      "{type: UITableView, isSkeletonable: true, rowHeight: 44}",
      """
      # A count that is given is not divided.
      {type: UITableView, isSkeletonable: true, numberOfSkeletonRows: 6}
      """,
      """
      # Show does not reach the table.
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - {type: UITableView, estimatedRowHeight: 0}
      """,
    ],
    reports: [
      """
      # Both heights are automatic unless said.
      ↓{type: UITableView, isSkeletonable: true}
      """,
      """
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 600]
      rowHeight: automaticDimension
      ↓estimatedRowHeight: 0
      """,
      """
      # The tallest prototype has 96 points: so should the estimate.
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UITableView
          id: feed
          isSkeletonable: true
          frame: [0, 0, 390, 600]
          ↓rowHeight: automaticDimension
          prototypes:
            - {type: PostCell, isSkeletonable: true, frame: [0, 0, 390, 96]}
            - {type: AdCell, isSkeletonable: true, frame: [0, 0, 390, 60]}
      """,
    ]
  ).looking(among: { $0.counting([.table]).filter($0.hierarchy.lacksEstimate) }) { table, context in
    let hierarchy = context.hierarchy
    let isSaid = hierarchy.says(.estimatedRowHeight, of: table)
    let estimate = hierarchy.skeletonRowHeight(of: table).jsonText
    let height = hierarchy.countedExtent(of: table)?.jsonText
    let consequence =
      switch context.count(of: table) {
      case .trap: "its row count is \(height ?? "its height") / \(estimate), which would crash the app"
      case .known(let count) where count < 0:
        "it asks for \(height ?? "height") / \(estimate) = \(count) rows"
      case .known, .unknown: "its row count is its height / \(estimate), never a positive number"
      }
    let has = isSaid ? "estimatedRowHeight \(estimate)" : "no estimatedRowHeight"
    let tallest = hierarchy.tallestPrototypeHeight(of: table)
    return context.finding(
      "\(context.name(of: table)) has automatic row height and \(has): \(consequence)", at: table,
      isSaid ? .estimatedRowHeight : .rowHeight,
      fix: Fix(
        .set(.estimatedRowHeight, of: table, to: .number(tallest ?? 44)),
        reason: tallest.map { _ in "the height of its tallest prototype" }))
  }
}

extension Hierarchy {
  /// An automatic count of rows that are as high as an estimate of nothing.
  fileprivate func lacksEstimate(_ table: ViewIndex) -> Bool {
    numberOfSkeletonSections(of: table) > 0 && hasAutomaticCount(table) && hasAutomaticRowHeight(table)
      && skeletonRowHeight(of: table) <= 0
  }
}
