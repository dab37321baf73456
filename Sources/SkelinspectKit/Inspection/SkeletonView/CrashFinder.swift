/// Finds what would stop the app first: something in a show itself, or in the layout that follows.
struct CrashFinder {
  struct Finding: Equatable {
    let view: ViewIndex
    let reason: String
    /// Shows that were complete before it: so many trees are printed.
    let shows: Int
  }

  let hierarchy: Hierarchy
  let coverage: [Coverage]
  let presence: Presence

  /// Sections beyond which a table would never come to its rows; the limit is ours.
  static let maximumSections = 10_000

  func first(in shownRoots: [ViewIndex]) -> Finding? {
    for (shows, root) in zip(0..., shownRoots) {
      if let finding = inShow(on: root, after: shows) { return finding }
    }
    for view in hierarchy.views.indices where isOnScreen(view) {
      if let reason = inLayout(view) { return Finding(view: view, reason: reason, shows: shownRoots.count) }
    }
    return nil
  }

  private func inShow(on root: ViewIndex, after shows: Int) -> Finding? {
    var view = root
    while view < hierarchy.views[root].end {
      if hierarchy.views[view].place.isTemplate, view != root {
        view = hierarchy.views[view].end
        continue
      }
      if let reason = inShow(view) { return Finding(view: view, reason: reason, shows: shows) }
      view += 1
    }
    return nil
  }

  private func isOnScreen(_ view: ViewIndex) -> Bool { (presence.copies[view] ?? 0) > 0 }

  /// A table asks for its rows as soon as it has the dummy data source; text lines are made at once.
  private func inShow(_ view: ViewIndex) -> String? {
    switch coverage[view].role {
    case .collection where hierarchy.views[view].family == .table: inCount(of: view)
    case .lines: inLines(of: view)
    default: nil
    }
  }

  /// A collection asks for its items in layout, and cells are dequeued there.
  private func inLayout(_ view: ViewIndex) -> String? {
    if hierarchy.views[view].flags.contains(.isInTemplate), let reason = inShow(view) { return reason }
    guard let count = presence.counts[view], hierarchy.hasWindow else { return nil }
    if hierarchy.views[view].family == .collection, let reason = inCount(of: view) { return reason }
    return inDequeuing(for: view, count)
  }

  private func inDequeuing(for view: ViewIndex, _ count: CellCount) -> String? {
    let cells = DummyCells(of: view, in: hierarchy)
    if let name = cells.unregisteredCell, (cells.cells(perSection: count) ?? 0) > 0 {
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

  private func inLines(of view: ViewIndex) -> String? {
    guard case .runaway(let count) = hierarchy.textLines(of: view, frame: nil)?.content else { return nil }
    return "\(count.jsonText) line layers for one text view: more than \(TextStyle.maximumLines), "
      + "which is this tool's limit for what would hang"
  }

  private func inCount(of view: ViewIndex) -> String? {
    guard let count = presence.counts[view] else { return nil }
    let isTable = hierarchy.views[view].family == .table
    let cells = isTable ? "rows" : "items"
    let sections = hierarchy.numberOfSkeletonSections(of: view)
    if sections < 0 { return "a negative number of sections (\(sections))" + Self.assumption }
    if sections > Self.maximumSections {
      return
        "\(sections) sections: more than \(Self.maximumSections), "
        + "which is this tool's limit for what would hang"
    }
    switch count {
    case .unknown: return nil
    case .known(let count):
      return count < 0 && sections > 0 ? "a negative number of \(cells) (\(count))" + Self.assumption : nil
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

extension Hierarchy {
  /// The text lines of a label or text view; nil for any other view.
  func textLines(of view: ViewIndex, frame given: PartialSize?) -> TextLines? {
    guard let style = TextStyle(of: view, in: self) else { return nil }
    let frame = given ?? frame(of: view).map { PartialSize(width: $0.width, height: $0.height) }
    return TextLines(style, frame: frame, size: layerSize(of: view, frame: given))
  }
}

extension Inspection {
  /// What would stop the app first.
  var crashFinding: CrashFinder.Finding? {
    CrashFinder(hierarchy: hierarchy, coverage: coverage, presence: presence).first(in: shownRoots)
  }
}
