extension Rule {
  static let excessiveRows = Rule(
    "excessive-rows", .warning, inPartialFiles: .note, reads: .rows,
    "A table or collection makes more than 200 dummy cells at once.",
    why: "addDummyDataSource makes an automatic row height the estimate itself, so an estimate of 1 gives "
      + "one row for each point of the frame, and every one of them is dequeued and gets a show of its own.",
    fix: "Count by the real height of a row, or say how many cells there are.",
    link: .source("SkeletonViewCore/Sources/Internal/UIKitExtensions/UITableView+CollectionSkeleton.swift"),
    accepts: [
      "{type: UITableView, isSkeletonable: true, frame: [0, 0, 390, 800], estimatedRowHeight: 80}",
      """
      # 1000 rows, of which UIKit asks for the 10 on screen.
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 800]
      rowHeight: 80
      numberOfSkeletonRows: 1000
      """,
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 800]
      ↓estimatedRowHeight: 1
      """,
      """
      # 20 rows of 30 tags each.
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 800]
      rowHeight: 40
      prototypes:
        - type: TagsCell
          isSkeletonable: true
          contentView:
            subviews:
              - ↓type: UICollectionView
                id: tags
                isSkeletonable: true
                frame: [0, 0, 390, 40]
                scrollDirection: horizontal
                itemSize: [10, 10]
                minimumLineSpacing: 3
                numberOfSkeletonItems: 30
      """,
    ]
  ).looking(among: { $0.hierarchy.hasWindow ? $0.installed() : [] }) { view, context in
    let hierarchy = context.hierarchy
    let isTable = hierarchy.views[view].family == .table
    // What another layout than a flow layout puts on screen is code that no file shows.
    guard isTable || hierarchy.hasFlowLayout(view),
      (0...FlowLines.maximumSections).contains(hierarchy.numberOfSkeletonSections(of: view)),
      let cells = DummyCells(of: view, in: hierarchy).cells(perSection: context.count(of: view))
    else { return nil }
    let what = hierarchy.cellsNoun(of: view)
    let (countKey, lengthKey) = (hierarchy.countKey(of: view), hierarchy.lengthKey(of: view))
    let help = "say how many fill the screen with \(countKey.rawValue)"
    if cells > limit {
      let isAutomatic = hierarchy.hasAutomaticCount(view)
      let length =
        isTable ? DummyCells(of: view, in: hierarchy).rowHeight ?? 0 : hierarchy.itemLength(of: view)
      let side = isTable || !hierarchy.scrollsHorizontally(view) ? "high" : "wide"
      return context.finding(
        "\(context.name(of: view)) makes \(cells) dummy \(what) at once: each is \(length.jsonText) pt "
          + "\(side) in a frame of \((hierarchy.countedExtent(of: view) ?? 0).jsonText) pt",
        at: view, isAutomatic ? lengthKey : countKey,
        help: isAutomatic
          ? "set \(lengthKey.rawValue) to the real size of a \(isTable ? "row" : "cell")" : help)
    }
    let copies = context.inspection.presence.copies[view] ?? 1
    // Where there are too many copies of the cell around it, that cell's table is the cause.
    guard copies <= limit, cells * copies > limit else { return nil }
    return context.finding(
      "\(context.name(of: view)) makes \(cells * copies) dummy \(what) at once: \(cells) in each of its "
        + "\(copies) copies", at: view, help: help)
  }
}

/// Dummy cells that nobody would call too many; the limit is ours.
private let limit = 200
