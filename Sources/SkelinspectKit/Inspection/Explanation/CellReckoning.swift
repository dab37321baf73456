/// How SkeletonView comes to the dummy rows of a table, or the items of a collection.
struct CellReckoning: Sendable {
  let hierarchy: Hierarchy
  let view: ViewIndex
  /// The dummy data source is there.
  let isInstalled: Bool

  /// Nil for other classes.
  init?(of view: ViewIndex, in inspection: Inspection) {
    guard inspection.hierarchy.views[view].family.isCollection else { return nil }
    (hierarchy, self.view) = (inspection.hierarchy, view)
    isInstalled = inspection.presence.counts[view] != nil
  }

  var isTable: Bool { hierarchy.views[view].family == .table }
  /// A printed tree says types and flags, and nothing by which cells are counted.
  var isPrinted: Bool { hierarchy.origin == .printed }
  var sections: Int { hierarchy.numberOfSkeletonSections(of: view) }
  var perSection: CellCount { hierarchy.cellCount(of: view) }
  /// The count that the file says; nil: it is divided from sizes.
  var explicit: Int? {
    hierarchy.hasAutomaticCount(view) ? nil : hierarchy.integer(hierarchy.countKey(of: view), of: view)
  }
  /// Points along the scroll direction; nil where the file does not say it.
  var extent: Double? { hierarchy.countedExtent(of: view) }
  /// By code.
  var isMade: Bool { hierarchy.origin(of: view) == .code }
  /// A row's height or an item's length, in points.
  var length: Double { hierarchy.cellLength(of: view) }
  /// The key that says it.
  var lengthKey: ViewKey { hierarchy.lengthKey(of: view) }
  /// The data source that the file says.
  var dataSource: String? { hierarchy.text(.dataSource, of: view) }
  var isDataSourceSaid: Bool { hierarchy.says(.dataSource, of: view) }
  var hasWindow: Bool { hierarchy.hasWindow }
  /// Of the dummy cells.
  var prototype: ViewIndex? { DummyCells(of: view, in: hierarchy).prototype }
  /// How many of those begin inside the frame, each table for itself.
  var dequeued: Int? {
    isInstalled && hasWindow ? DummyCells(of: view, in: hierarchy).cells(perSection: perSection) : 0
  }
}
