/// Why an app would crash, in a sentence.
enum CrashReason {
  /// - Parameter hasCells: whether any cell is asked for.
  static func ofDequeuing(in view: ViewIndex, hasCells: Bool, _ hierarchy: Hierarchy) -> String? {
    let cells = DummyCells(of: view, in: hierarchy)
    if let name = cells.unregisteredCell, hasCells {
      return "unable to dequeue a cell with identifier \(name.quoted): no prototype has it "
        + "(NSInternalInconsistencyException)"
    }
    if let name = cells.unregisteredSupplementaryView, hierarchy.numberOfSkeletonSections(of: view) > 0 {
      return
        "unable to dequeue a supplementary view with identifier \(name.quoted): none is registered with it "
        + "(NSInternalInconsistencyException)"
    }
    return nil
  }

  static func ofLines(_ count: Double) -> String {
    "\(count.jsonText) line layers for one text view: more than \(TextStyle.maximumLines), "
      + "which is this tool's limit for what would hang"
  }

  /// What the dummy source answers to a table or collection.
  static func ofCount(_ count: CellCount, in view: ViewIndex, _ hierarchy: Hierarchy) -> String? {
    let isTable = hierarchy.views[view].family == .table
    let cells = isTable ? "rows" : "items"
    let sections = hierarchy.numberOfSkeletonSections(of: view)
    if sections < 0 { return "a negative number of sections (\(sections))" + assumption }
    if sections > FlowLines.maximumSections {
      return
        "\(sections) sections: more than \(FlowLines.maximumSections), "
        + "which is this tool's limit for what would hang"
    }
    switch count {
    case .unknown: return nil
    case .known(let count):
      return count < 0 && sections > 0 ? "a negative number of \(cells) (\(count))" + assumption : nil
    case .trap(let dividend, let divisor):
      if sections == 0 { return nil }
      let owner = isTable ? "UITableView" : "UICollectionView"
      let what = isTable ? "row height" : "item size"
      return
        "\(owner).estimatedNumberOfRows is Int(ceil(\(dividend?.jsonText ?? "its extent") / "
        + "\(divisor.jsonText))), "
        + "which does not fit an Int: the \(what) is \(divisor.jsonText)"
    }
  }

  private static let assumption =
    "; UIKit's own reaction was not seen on an Apple system (users report a blank screen)"
}
