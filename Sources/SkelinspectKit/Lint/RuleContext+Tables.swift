/// The tables and collections that rules look at: those on screen, as far as one can know.
extension RuleContext {
  /// Those that show reaches, whatever their data source.
  func reached(_ families: [ViewClass.Family] = [.table, .collection]) -> [ViewIndex] {
    collections(families).filter {
      coverage(of: $0).role == .collection && inspection.presence.copies[$0] != 0
    }
  }

  /// Those of them that get the dummy data source.
  func installed(_ families: [ViewClass.Family] = [.table, .collection]) -> [ViewIndex] {
    collections(families).filter {
      inspection.presence.counts[$0] != nil && inspection.presence.copies[$0] != 0
    }
  }

  /// Those whose dummy data source is asked for counts: a table's in show itself, a collection's in layout,
  /// for which it needs a window.
  func counting(_ families: [ViewClass.Family] = [.table, .collection]) -> [ViewIndex] {
    collections(families).filter { view in
      guard inspection.presence.counts[view] != nil else { return false }
      let isInShow = hierarchy.views[view].family == .table
      if isInShow, !hierarchy.views[view].flags.contains(.isInTemplate) { return true }
      return (isInShow || hierarchy.hasWindow) && inspection.presence.copies[view] != 0
    }
  }

  /// Rows or items of each section.
  func count(of view: ViewIndex) -> CellCount { inspection.presence.counts[view] ?? .unknown }

  private func collections(_ families: [ViewClass.Family]) -> [ViewIndex] {
    families.count == 1 ? views(of: families[0]) : views(of: .table, .collection)
  }
}

extension Hierarchy {
  /// The key that says how many dummy rows or items there are.
  func countKey(of view: ViewIndex) -> ViewKey {
    views[view].family == .table ? .numberOfSkeletonRows : .numberOfSkeletonItems
  }

  /// Whether SkeletonView divides to find the count of rows or items.
  func hasAutomaticCount(_ view: ViewIndex) -> Bool { (integer(countKey(of: view), of: view) ?? -1) == -1 }

  /// Whether a table's rows are counted by `estimatedRowHeight`.
  func hasAutomaticRowHeight(_ table: ViewIndex) -> Bool { (number(.rowHeight, of: table) ?? -1) == -1 }

  /// What the count of a table's rows or a collection's items is divided from: points along the scroll
  /// direction.
  func countedExtent(of view: ViewIndex) -> Double? {
    let frame = frameSize(of: view)
    let isHorizontal = views[view].family == .collection && scrollsHorizontally(view)
    return (isHorizontal ? frame.width : frame.height).map(abs)
  }

  /// An item's length along the scroll direction, in points.
  func itemLength(of collection: ViewIndex) -> Double {
    let size = itemSize(of: collection)
    return scrollsHorizontally(collection) ? size.width : size.height
  }

  /// The height of a table's prototype in points: Interface Builder's own row height, else the cell's.
  func rowHeight(ofPrototype cell: ViewIndex) -> Double? {
    let height = number(.rowHeight, of: cell) ?? 0
    return height > 0 ? height : frameSize(of: cell).height.flatMap { $0 > 0 ? $0 : nil }
  }
}
