/// How SkeletonView comes to the dummy rows of a table, or the items of a collection.
struct CellReckoning: Sendable {
  let isTable: Bool
  /// A printed tree says types and flags, and nothing by which cells are counted.
  let isPrinted: Bool
  /// Code answers how many, and what it answers was not understood.
  let isAnswerUnknown: Bool
  let sections: Int
  let perSection: CellCount
  /// What says how many sections there are, and how many cells in each, in the words of the view's file.
  let sectionsWord: String
  let countWord: String
  /// The count that the file says; nil: it is divided from sizes.
  let explicit: Int?
  /// Points along the scroll direction; nil where the file does not say it.
  let extent: Double?
  let isExtentWidth: Bool
  /// Code shows the table before layout gives it a size.
  let isSizeless: Bool
  /// A row's height or an item's length, in points, and the key that says it.
  let length: Double
  let lengthKey: ViewKey
  let isLengthSaid: Bool
  let hasFlowLayout: Bool
  /// The data source that the file says.
  let dataSource: String?
  let isDataSourceSaid: Bool
  /// The dummy data source is there.
  let isInstalled: Bool
  let hasWindow: Bool
  /// The prototype of the dummy cells, and how many of those begin inside the frame, each table for itself.
  let prototype: ViewIndex?
  let dequeued: Int?

  init?(of view: ViewIndex, in inspection: Inspection) {
    let hierarchy = inspection.hierarchy
    let family = hierarchy.views[view].family
    guard family.isCollection else { return nil }
    isTable = family == .table
    isPrinted = hierarchy.origin == .printed
    isAnswerUnknown = hierarchy.evidence?.isUnknown(hierarchy.countKey(of: view), of: view) ?? false
    sections = hierarchy.numberOfSkeletonSections(of: view)
    perSection = hierarchy.cellCount(of: view)
    sectionsWord = hierarchy.word(for: .numberOfSkeletonSections, of: view)
    countWord = hierarchy.word(for: hierarchy.countKey(of: view), of: view)
    explicit =
      hierarchy.hasAutomaticCount(view) ? nil : hierarchy.integer(hierarchy.countKey(of: view), of: view)
    extent = hierarchy.countedExtent(of: view)
    isSizeless = hierarchy.evidence?.sizelessTables.contains(view) ?? false
    isExtentWidth = !isTable && hierarchy.scrollsHorizontally(view)
    length = hierarchy.cellLength(of: view)
    lengthKey = hierarchy.lengthKey(of: view)
    isLengthSaid = hierarchy.says(lengthKey, of: view)
    hasFlowLayout = isTable || hierarchy.hasFlowLayout(view)
    isDataSourceSaid = hierarchy.says(.dataSource, of: view)
    dataSource = hierarchy.text(.dataSource, of: view)
    isInstalled = inspection.presence.counts[view] != nil
    hasWindow = hierarchy.hasWindow
    let cells = DummyCells(of: view, in: hierarchy)
    prototype = cells.prototype
    dequeued = isInstalled && hasWindow ? cells.cells(perSection: perSection) : 0
  }
}
