extension Hierarchy {
  /// A cell that its table or collection dequeued before show: it leaves the screen when the dummy cells come (rule
  /// C1). A cell that is a header, a footer or a subview of the other kind of view is none of its owner's cells.
  func isCellOnScreen(_ view: ViewIndex, in owner: ViewIndex) -> Bool {
    switch (views[view].family, views[owner].family) {
    case (.tableCell, .table), (.collectionCell, .collection):
      views[view].place == .subview || views[view].place == .child
    default: false
    }
  }
}
