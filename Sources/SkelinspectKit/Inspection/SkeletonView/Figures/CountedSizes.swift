/// What SkeletonView's counts of rows and items are made from.
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
  func countedExtent(of view: ViewIndex) -> Double? { extent(of: view).map(abs) }

  /// The same as the file says it.
  func extent(of view: ViewIndex) -> Double? {
    if evidence?.sizelessTables.contains(view) == true { return 0 }
    let frame = frameSize(of: view)
    let isHorizontal = views[view].family == .collection && scrollsHorizontally(view)
    return isHorizontal ? frame.width : frame.height
  }

  /// What that is divided by: a row's height or an item's length, in points.
  func cellLength(of view: ViewIndex) -> Double {
    views[view].family == .table ? skeletonRowHeight(of: view) : itemLength(of: view)
  }

  /// The key that says it.
  func lengthKey(of view: ViewIndex) -> ViewKey {
    guard views[view].family == .table else { return .itemSize }
    return hasAutomaticRowHeight(view) ? .estimatedRowHeight : .rowHeight
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
