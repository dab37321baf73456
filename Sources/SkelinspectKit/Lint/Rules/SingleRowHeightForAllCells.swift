extension Rule {
  static let singleRowHeightForAllCells = Rule(
    "single-row-height-for-all-cells", .note, inPartialFiles: .note, isOnByDefault: false, reads: .rows,
    "Prototypes of one table differ in height, but all dummy rows have the same.",
    why: "addDummyDataSource makes the table's rowHeight, or its estimate where that is automatic, the "
      + "height of every row, and the dummy delegate does not forward heightForRowAt.",
    fix: "Use one prototype for skeletons, and make its height the table's rowHeight.",
    link: .thread(468),
    accepts: [
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      prototypes:
        - {type: PostCell, isSkeletonable: true, frame: [0, 0, 390, 80]}
        - {type: AdCell, isSkeletonable: true, frame: [0, 0, 390, 80]}
      """,
      """
      # The height of one of them is not known.
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      prototypes:
        - {type: PostCell, isSkeletonable: true, frame: [0, 0, 390, 80]}
        - {type: AdCell, isSkeletonable: true}
      """,
    ],
    reports: [
      """
      ↓type: UITableView
      isSkeletonable: true
      rowHeight: 80
      prototypes:
        - {type: PostCell, isSkeletonable: true, frame: [0, 0, 390, 80]}
        - {type: AdCell, isSkeletonable: true, frame: [0, 0, 390, 240]}
      """,
      """
      # Row heights of their own, as Interface Builder has them.
      type: UIView
      isSkeletonable: true
      subviews:
        - ↓type: UITableView
          isSkeletonable: true
          estimatedRowHeight: 44
          prototypes:
            - {type: TitleCell, isSkeletonable: true, rowHeight: 44}
            - {type: ChartCell, isSkeletonable: true, rowHeight: 200}
      """,
    ]
  ).looking(among: { $0.installed([.table]) }) { table, context in
    let cells = DummyCells(of: table, in: context.hierarchy)
    let known = cells.prototypes.compactMap { cell in
      context.hierarchy.rowHeight(ofPrototype: cell).map { (cell: cell, height: $0) }
    }
    let heights = Set(known.map(\.height)).sorted()
    guard heights.count > 1 else { return nil }
    let height = context.hierarchy.skeletonRowHeight(of: table)
    let rows = height > 0 ? "\(height.jsonText) pt high" : "of one height"
    return context.finding(
      "the prototypes of \(context.name(of: table)) are \(heights.prefix(5).map(\.jsonText).listed("and")) pt "
        + "high, but all its dummy rows are \(rows)",
      at: table, help: "use one prototype for skeletons, and make its height the table's rowHeight",
      notes: known.prefix(5).map {
        context.note("\(context.name(of: $0.cell)): \($0.height.jsonText) pt", at: $0.cell)
      })
  }
}
