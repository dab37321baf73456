/// Where text lines are drawn that do not stand in their view (rule S11).
enum ShiftWords {
  /// `, 120 pt to its left`; empty where they stand in it, as nearly everywhere.
  static func afterLines(of view: ViewIndex, width: Double?, in hierarchy: Hierarchy) -> String {
    guard hierarchy.hasShiftedBounds(view), width != 0 else { return "" }
    return ", \(distance(width)) to its left"
  }

  /// Why they do.
  static func reason(of view: ViewIndex, width: Double?, in hierarchy: Hierarchy, _ stackName: String)
    -> String?
  {
    guard hierarchy.hasShiftedBounds(view), width != 0, let stack = hierarchy.views[view].parent else {
      return nil
    }
    let alignment = hierarchy.text(.alignment, of: stack) ?? "trailing"
    return "\(distance(width)) to the left of it: in \(stackName), whose alignment is \(alignment), its "
      + "layer's bounds begin at its own width"
  }

  private static func distance(_ width: Double?) -> String { width.map(\.inPoints) ?? "its own width" }
}
