/// What a table or collection holds while an app runs.
struct TableState: Sendable {
  /// The dummy source is installed, over the app's.
  var isDummy = false
  /// So with the library's delegate.
  var isDelegateDummy = false
  /// The row height at show, which hide writes back.
  var savedRowHeight = 0.0
  /// The row height that the app gave last.
  var givenRowHeight: Double
  var isScrollEnabled: Bool

  /// Rows or items of each section, as they were asked at the last reload.
  var counts: [Int] = []
  /// Nothing is there before the first one.
  var needsReload = false
  /// Cells, headers and footers on screen, in the order in which they came.
  var shown: [ViewIndex] = []
  /// Those that left, by template: the last one is used first.
  var queue: [ViewIndex: [ViewIndex]] = [:]

  init(of view: ViewIndex, in hierarchy: Hierarchy) {
    givenRowHeight = hierarchy.number(.rowHeight, of: view) ?? -1
    isScrollEnabled = hierarchy.boolean(.isScrollEnabled, of: view) ?? true
  }
}
