extension Rule {
  static let collectionAutomaticCount = Rule(
    "collection-automatic-count", .error, inPartialFiles: .note,
    reads: [
      .isSkeletonable, .itemSize, .minimumLineSpacing, .scrollDirection, .numberOfSkeletonItems,
      .numberOfSkeletonSections, .dataSource,
    ],
    "A collection's automatic item count comes out wrong.",
    why: "UICollectionView.estimatedNumberOfRows divides the frame by a flow layout's itemSize along the "
      + "scroll direction and rounds up: it counts lines, not items, returns 0 for any other layout, and "
      + "crashes the app for an item size of 0.",
    fix: "Say how many items there are with numberOfSkeletonItems "
      + "(collectionSkeletonView(_:numberOfItemsInSection:) in the data source).",
    link: .thread(44),
    accepts: [
      """
      # One column: lines and items are the same.
      {type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 600], itemSize: [358, 96]}
      """,
      """
      # Three columns, and enough items for the five rows on screen.
      type: UICollectionView
      isSkeletonable: true
      frame: [0, 0, 390, 650]
      itemSize: [120, 144]
      numberOfSkeletonItems: 15
      """,
      "{type: UICollectionView, isSkeletonable: true, layout: compositional, numberOfSkeletonItems: 8}",
      """
      # Without a frame nobody knows how many columns there are.
      {type: UICollectionView, isSkeletonable: true, itemSize: [120, 144]}
      """,
    ],
    reports: [
      """
      # 0 items: only flow layouts are counted.
      type: UICollectionView
      isSkeletonable: true
      ↓layout: compositional
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      frame: [0, 0, 390, 650]
      ↓itemSize: [120, 0]
      """,
      """
      # A frame of no height when show is called: 0 items.
      type: UICollectionView
      isSkeletonable: true
      ↓frame: [0, 0, 390, 0]
      itemSize: [120, 144]
      """,
      RuleExample(
        """
        # 5 rows of 3 columns are on screen, and 5 items in all.
        type: UICollectionView
        isSkeletonable: true
        frame: [0, 0, 390, 650]
        ↓itemSize: [120, 144]
        """, .warning),
      RuleExample(
        """
        # The size of an item is 50 by 50 points unless said.
        ↓{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 650]}
        """, .warning),
    ]
  ).looking(among: { $0.installed([.collection]) }) { collection, context in
    let hierarchy = context.hierarchy
    guard hierarchy.numberOfSkeletonSections(of: collection) > 0, hierarchy.hasAutomaticCount(collection)
    else { return nil }
    guard hierarchy.hasFlowLayout(collection) else {
      let layout = hierarchy.text(.layout, of: collection) ?? ""
      return context.finding(
        "\(context.name(of: collection)) gets 0 dummy items: its layout (\(layout.shortened)) is not a flow "
          + "layout, and only those are counted", at: collection, .layout,
        help: context.setting(
          .numberOfSkeletonItems, of: collection, to: "as many as fill the screen, such as 8"))
    }
    // Only layout asks for the count.
    if !hierarchy.hasWindow { return nil }
    let isDivisor = hierarchy.itemLength(of: collection) > 0
    return switch context.count(of: collection) {
    case .known(0) where isDivisor: frameFinding(at: collection, in: context)
    case .known(let count) where isDivisor: columnsFinding(count, at: collection, in: context)
    case .unknown where isDivisor: nil
    case .trap, .known, .unknown: itemSizeFinding(at: collection, in: context)
    }
  }
}

private func itemSizeFinding(at collection: ViewIndex, in context: RuleContext) -> Finding {
  let hierarchy = context.hierarchy
  let extent = hierarchy.countedExtent(of: collection)?.jsonText ?? "its size"
  let length = hierarchy.itemLength(of: collection).jsonText
  let name = context.name(of: collection)
  let message =
    switch context.count(of: collection) {
    case .trap: "the item count of \(name) is \(extent) / \(length), which would crash the app"
    case .known(let count): "\(name) asks for \(extent) / \(length) = \(count) dummy items"
    case .unknown: "the item count of \(name) is its size / \(length), never a positive number"
    }
  let cell = DummyCells(of: collection, in: hierarchy).prototype.map { hierarchy.frameSize(of: $0) }
  var fix: Fix?
  if let width = cell?.width, let height = cell?.height, width > 0, height > 0 {
    let size = StoredValue.size(Size(width: width, height: height))
    fix = Fix(.set(.itemSize, of: collection, to: size), reason: "the size of its prototype")
  }
  return context.finding(
    message, at: collection, .itemSize, fix: fix,
    help: "give itemSize the size of a cell, or "
      + context.setting(.numberOfSkeletonItems, of: collection, to: "a count"))
}

/// Silent where a constraint says that the frame does not stay as it is.
private func frameFinding(at collection: ViewIndex, in context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  let (size, isHorizontal) = (hierarchy.layerSize(of: collection), hierarchy.scrollsHorizontally(collection))
  guard (isHorizontal ? size.width : size.height) == 0 else { return nil }
  return context.finding(
    "\(context.name(of: collection)) gets 0 dummy items: it is 0 points \(isHorizontal ? "wide" : "high")",
    at: collection, hierarchy.sizeKey(of: collection),
    help: "call show once it has its size, or "
      + context.setting(.numberOfSkeletonItems, of: collection, to: "a count"))
}

private func columnsFinding(_ count: Int, at collection: ViewIndex, in context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  let sections = hierarchy.numberOfSkeletonSections(of: collection)
  let items = count.times(sections)
  guard let grid = FlowGrid(of: collection, in: hierarchy), items < grid.items else { return nil }
  let isHorizontal = hierarchy.scrollsHorizontally(collection)
  let (rows, columns) = isHorizontal ? (grid.perLine, grid.lines) : (grid.lines, grid.perLine)
  let what = "\(rows.counted("row")) × \(columns.counted("column"))"
  let perSection = (grid.items + sections - 1) / sections
  return context.finding(
    "\(context.name(of: collection)) gets \(items.counted("dummy item")) for \(what), "
      + "which need \(grid.items): SkeletonView counts \(isHorizontal ? "columns" : "rows"), not items",
    at: collection, .itemSize, context.hierarchy.origin == .said ? .warning : nil,
    fix: Fix(.set(.numberOfSkeletonItems, of: collection, to: .number(Double(perSection)))))
}
