extension Rule {
  static let noDummyCells = Rule(
    "no-dummy-cells", .warning, inPartialFiles: .note, reads: .rows,
    "A skeletonable table or collection shows no dummy cell.",
    why: "A table or collection gets no layer of its own: its skeleton is the dummy cells of "
      + "SkeletonCollectionDataSource, and UIKit asks it only for those that begin inside the frame.",
    fix: "Give it a size, a section and a row or item, and list its cells under prototypes.",
    link: .source("SkeletonViewCore/Sources/Internal/Collections/SkeletonCollectionDataSource.swift"),
    accepts: [
      """
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 600]
      rowHeight: 80
      prototypes: [{type: PostCell, isSkeletonable: true}]
      """,
      """
      # As many rows as a frame that is not known holds.
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      prototypes: [{type: PostCell, isSkeletonable: true}]
      """,
      """
      # Layout makes it 300 points high.
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 0]
      constraints: {height: 300}
      numberOfSkeletonRows: 4
      rowHeight: 80
      prototypes: [{type: PostCell, isSkeletonable: true}]
      """,
    ],
    reports: [
      """
      type: UITableView
      isSkeletonable: true
      ↓frame: [0, 0, 390, 0]
      rowHeight: 80
      prototypes: [{type: PostCell, isSkeletonable: true}]
      """,
      """
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      ↓numberOfSkeletonRows: 0
      prototypes: [{type: PostCell, isSkeletonable: true}]
      """,
      """
      type: UICollectionView
      isSkeletonable: true
      numberOfSkeletonItems: 6
      ↓numberOfSkeletonSections: 0
      prototypes: [{type: PhotoCell, isSkeletonable: true}]
      """,
      """
      # The header view leaves no room for a row.
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 300]
      rowHeight: 80
      tableHeaderView: ↓{type: UIView, frame: [0, 0, 390, 300]}
      prototypes: [{type: PostCell, isSkeletonable: true}]
      """,
      """
      # A cell on screen, whose place a dummy cell would take.
      type: UITableView
      isSkeletonable: true
      rowHeight: 80
      subviews: [↓{type: UITableViewCell, isSkeletonable: true}]
      """,
      RuleExample("↓{type: UITableView, isSkeletonable: true, rowHeight: 80}", .note),
    ]
  ).looking(among: { $0.hierarchy.hasWindow ? $0.installed() : [] }) { view, context in
    let hierarchy = context.hierarchy
    let cells = DummyCells(of: view, in: hierarchy)
    if hierarchy.numberOfSkeletonSections(of: view) == 0 { return noSections(at: view, in: context) }
    switch context.count(of: view) {
    case .known(0) where !hierarchy.hasAutomaticCount(view): return noCount(at: view, in: context)
    case .known(0...) where cells.cells(perSection: context.count(of: view)) == 0:
      return noSize(at: view, in: context) ?? noRoom(at: view, in: context)
    case .known(..<0), .trap: return nil
    case .known, .unknown: break
    }
    if let noWidth = noWidth(at: view, in: context) ?? noSkeleton(at: view, in: context) { return noWidth }
    // Code that an Interface Builder file does not show may register cells.
    guard hierarchy.origin(of: view) == .said, cells.prototypes.isEmpty else { return nil }
    return noPrototype(at: view, in: context)
  }
}

private func noSections(at view: ViewIndex, in context: RuleContext) -> Finding {
  // What would crash the app once there is a section is not advice.
  let isSafe =
    switch context.count(of: view) {
    case .known(..<0), .trap: false
    case .known, .unknown: true
    }
  return context.finding(
    "\(context.name(of: view)) has 0 sections while its skeleton shows: no dummy cell appears",
    at: view, .numberOfSkeletonSections,
    help: isSafe
      ? context.setting(.numberOfSkeletonSections, of: view, to: "as many as the screen shows") : nil)
}

private func noCount(at view: ViewIndex, in context: RuleContext) -> Finding {
  let (key, cells) = (context.hierarchy.countKey(of: view), context.hierarchy.cellsNoun(of: view))
  return context.finding(
    "\(context.name(of: view)) asks for 0 dummy \(cells): no dummy cell appears",
    at: view, key, help: context.setting(key, of: view, to: "as many \(cells) as fill the screen"))
}

/// Cells that code names for it, of which nothing is marked: its rows are empty.
private func noSkeleton(at view: ViewIndex, in context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  guard let code = hierarchy.evidence, code.areRootsKnown, let cells = code.dummyCells[view]?.sorted(),
    let first = cells.first, code.registered[view]?.isEmpty ?? true,
    (first..<hierarchy.views[first].end).contains(where: { hierarchy.views[$0].family.isContent }),
    (view + 1..<hierarchy.views[view].end).allSatisfy({ inner in
      !hierarchy.views[inner].isSkeletonable && !code.unread.contains(inner)
        && code.shows(on: inner).isEmpty && code.openViews[inner] == nil
    })
  else { return nil }
  return context.finding(
    "nothing in the dummy cells of \(context.name(of: view)) is covered: \(context.name(of: first)) is not "
      + "skeletonable, and neither is anything in it", at: first,
    help: "mark the cell and the views in it that are to be covered")
}

/// Rows as wide as their table, which is nothing.
private func noWidth(at view: ViewIndex, in context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  guard hierarchy.views[view].family == .table, let width = hierarchy.frameSize(of: view).width, width <= 0,
    hierarchy.layerSize(of: view).width == width
  else { return nil }
  return context.finding(
    "\(context.name(of: view)) is \(width.jsonText) points wide: nothing of its dummy cells is seen",
    at: view, hierarchy.sizeKey(of: view), help: "call show once it has its size")
}

/// No row fits in, as layout comes after show, and counts none.
private func noSize(at table: ViewIndex, in context: RuleContext) -> Finding? {
  guard let evidence = context.hierarchy.evidence, evidence.sizelessTables.contains(table),
    let show = context.hierarchy.outwards(from: table).flatMap({ evidence.shows(on: $0) }).first
  else { return nil }
  return context.finding(
    "\(context.name(of: table)) has no size yet here, before layout: "
      + "it gets 0 rows, and layout does not count them again", at: table, place: show.place,
    help: "call show once it has its size: in viewIsAppearing, or later",
    notes: [context.note("its rows fill its height, unless the data source says how many", at: table)])
}

/// No cell begins inside the frame. Silent where a constraint says that the frame does not stay as it is.
private func noRoom(at view: ViewIndex, in context: RuleContext) -> Finding? {
  let hierarchy = context.hierarchy
  let isTable = hierarchy.views[view].family == .table
  // Another rule says of a collection that its automatic count is 0.
  guard isTable || !hierarchy.hasAutomaticCount(view) else { return nil }
  let isWide = !isTable && hierarchy.scrollsHorizontally(view)
  let (name, settled) = (context.name(of: view), hierarchy.layerSize(of: view))
  guard let extent = hierarchy.extent(of: view), isWide ? settled.width == extent : settled.height == extent
  else { return nil }
  if extent <= 0 {
    return context.finding(
      "\(name) is \(extent.jsonText) points \(isWide ? "wide" : "high"): no dummy cell begins inside it",
      at: view, hierarchy.sizeKey(of: view), help: "call show once it has its size")
  }
  let header = hierarchy.children(of: view).first { hierarchy.views[$0].place == .tableHeaderView }
  guard let header, let height = hierarchy.frameSize(of: header).height, height >= extent else { return nil }
  return context.finding(
    "\(context.name(of: header)), \(height.inPoints) high, fills \(name), which is \(extent.inPoints) high: "
      + "the rows begin below it, so no dummy cell appears", at: header,
    help: "make it lower, or \(name) higher")
}

private func noPrototype(at view: ViewIndex, in context: RuleContext) -> Finding {
  let (hierarchy, name) = (context.hierarchy, context.name(of: view))
  let onScreen = hierarchy.children(of: view).first { hierarchy.isCellOnScreen($0, in: view) }
  guard let onScreen else {
    return context.finding(
      "the file lists no cell of \(name): what its dummy cells look like is not known", at: view, nil, .note,
      help: "list its cells under prototypes")
  }
  return context.finding(
    "\(context.name(of: onScreen)) is among the subviews of \(name), as a cell on screen, whose place a dummy "
      + "cell takes; what that looks like is not known", at: onScreen,
    help: "list the cell that skeletons use under prototypes")
}
