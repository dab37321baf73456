/// Whether tables and collections show dummy cells, or those that they have.
extension Hierarchy {
  /// The protocol by which a table's or collection's data source makes dummy cells.
  func skeletonDataSourceName(of view: ViewIndex) -> String {
    views[view].family == .table ? "SkeletonTableViewDataSource" : "SkeletonCollectionViewDataSource"
  }

  /// What it shows: `rows` or `items`.
  func cellsNoun(of view: ViewIndex) -> String { views[view].family == .table ? "rows" : "items" }

  /// The protocol that SkeletonView looks for; an absent data source is assumed to have it.
  func hasSkeletonDataSource(_ view: ViewIndex) -> Bool {
    guard says(.dataSource, of: view) else { return text(.dataMode, of: view) != "static" }
    return text(.dataSource, of: view) == skeletonDataSourceName(of: view)
  }

  /// The protocol by which a table's delegate gives dummy sections headers and footers; one that is not said has it where
  /// the file names what it answers.
  func hasSkeletonDelegate(_ table: ViewIndex) -> Bool {
    if says(.delegate, of: table) { return text(.delegate, of: table) == "SkeletonTableViewDelegate" }
    return [ViewKey.headerIdentifier, .footerIdentifier].contains { text($0, of: table) != nil }
  }

  /// Whether cells and headers of a table or collection that makes no dummies may be on screen when it is shown, and so
  /// among its kids (rule C1).
  func mayHaveCellsOnScreen(_ owner: ViewIndex) -> Bool {
    guard let evidence, evidence.areRootsKnown, hasWindow, !evidence.earlyTables.contains(owner) else {
      return false
    }
    // Without any data source it has none.
    return text(.dataSource, of: owner) != nil && !hasSkeletonDataSource(owner)
  }

  /// Whether a template may be a dummy cell, header or footer of a table or collection that is shown, or one on screen
  /// then.
  func mayBeCell(_ template: ViewIndex, of owner: ViewIndex, _ code: Evidence) -> Bool {
    if code.replaced.contains(template) { return false }
    if mayHaveCellsOnScreen(owner) { return views[template].isSkeletonable }
    guard hasSkeletonDataSource(owner) else { return false }
    let made = views[template].place == .prototype ? code.dummyCells[owner] : code.sectionViews[owner]
    return made?.contains(template) ?? true
  }
}
