/// A file against the running app.
extension HierarchyDifference {
  /// One side is a file, the other one the running app.
  var isAgainstApp: Bool { old.hierarchy.isOfApp != new.hierarchy.isOfApp }

  /// Files and apps name views by different means: that only one of them has a name is not a change.
  ///
  /// - Parameter old: the number of the id, which stands for its letters on both sides.
  func isOtherID(_ old: Int32?, _ new: Int32?) -> Bool {
    old != new && (!isAgainstApp || old != nil && new != nil)
  }

  /// Files of one kind say design-time frames on both sides, which matter where they are drawn.
  func hasOtherFrame(_ oldView: ViewIndex, _ newView: ViewIndex) -> Bool {
    guard isAgainstApp, let before = old.hierarchy.frame(of: oldView),
      let now = new.hierarchy.frame(of: newView)
    else { return false }
    return before != now
  }

  /// An app has as many cells on screen as fit, a file has their prototypes.
  var cellsOnScreen: (old: Set<ViewIndex>, new: Set<ViewIndex>) {
    guard isAgainstApp else { return ([], []) }
    return (
      Self.cells(of: old.hierarchy, toNew, new.hierarchy), Self.cells(of: new.hierarchy, toOld, old.hierarchy)
    )
  }

  /// Those without a partner, in tables and collections that have one.
  private static func cells(
    of hierarchy: Hierarchy, _ partners: [ViewIndex?], _ other: Hierarchy
  ) -> Set<ViewIndex> {
    hierarchy.cells(among: hierarchy.views.indices.filter { partners[$0] == nil }) { view, parent in
      partners[parent] != nil && isCell(view, in: parent, of: hierarchy, other)
    }
  }

  /// On screen, or a prototype that a dump would show as cells.
  private static func isCell(
    _ view: ViewIndex, in parent: ViewIndex, of hierarchy: Hierarchy, _ other: Hierarchy
  ) -> Bool {
    guard hierarchy.views[parent].family.isCollection else { return false }
    return hierarchy.isOfApp
      ? hierarchy.isCellOnScreen(view, in: parent)
      : other.origin == .dumped && hierarchy.views[view].place.isTemplate
  }
}

extension Hierarchy {
  /// Of some views in document order those that are cells, and what is in these.
  func cells(
    among views: [ViewIndex], where isCell: (_ view: ViewIndex, _ parent: ViewIndex) -> Bool
  ) -> Set<ViewIndex> {
    var cells: Set<ViewIndex> = []
    for view in views {
      guard let parent = self.views[view].parent else { continue }
      if cells.contains(parent) || isCell(view, parent) { cells.insert(view) }
    }
    return cells
  }

  /// It was seen in the running app.
  var isOfApp: Bool { origin == .live || origin == .dumped }
}
