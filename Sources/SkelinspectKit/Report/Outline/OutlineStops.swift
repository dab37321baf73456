/// Where recursion stops, in an outline's words.
enum OutlineStops {
  /// An unmarked view matters where marked ones lie below it.
  static func stop(at index: ViewIndex, in hierarchy: Hierarchy) -> String? {
    if hierarchy.candidacy(of: index) == .excluded(.contentViewIgnored) { return nil }
    let marked = (index + 1..<hierarchy.views[index].end).count { hierarchy.views[$0].isSkeletonable }
    guard marked > 0 else { return nil }
    return "not skeletonable, so recursion stops here and never reaches \(marked) marked "
      + (marked == 1 ? "view" : "views") + " below"
  }

  /// Below a block: at the view that recursion does not enter, and at every marked one that it thus misses.
  static func stop(
    of index: ViewIndex, under block: ViewIndex, in hierarchy: Hierarchy, _ lines: LineTable
  ) -> String? {
    guard let first = firstStop(above: index, under: block, in: hierarchy) else { return nil }
    if first == index {
      return hierarchy.views[index].isSkeletonable
        ? excluded(index, in: hierarchy) : stop(at: index, in: hierarchy)
    }
    guard hierarchy.views[index].isSkeletonable else { return nil }
    let why = hierarchy.views[first].isSkeletonable ? excluded(first, in: hierarchy) : "is not skeletonable"
    return "\(name(of: first, in: hierarchy, lines)) \(why ?? "is not entered")"
  }

  /// The one nearest to the block among a view and those above it that recursion does not enter.
  static func firstStop(
    above index: ViewIndex, under block: ViewIndex, in hierarchy: Hierarchy
  ) -> ViewIndex? {
    var first: ViewIndex?
    var current: ViewIndex? = index
    while let view = current, view != block {
      let candidacy = hierarchy.candidacy(of: view)
      let isPassedThrough = candidacy == .excluded(.contentViewIgnored)
      if case .kid = candidacy, hierarchy.views[view].isSkeletonable {
        // Entered, had the way come so far.
      } else if !isPassedThrough {
        first = view
      }
      current = hierarchy.views[view].parent
    }
    return first
  }

  private static func excluded(_ view: ViewIndex, in hierarchy: Hierarchy) -> String? {
    switch hierarchy.candidacy(of: view) {
    case .excluded(.outsideContentView): "stands outside the contentView"
    case .excluded(.notArranged): "is not arranged"
    case .excluded(.noWindow): "is in a table without a window"
    default: nil
    }
  }

  static func name(of view: ViewIndex, in hierarchy: Hierarchy, _ lines: LineTable) -> String {
    let type = hierarchy.typeName(of: view).shortened.escapedForTerminal
    let id = hierarchy.id(of: view).map { "#\($0.shortened.escapedForTerminal)" } ?? ""
    return "\(type)\(id) (line \(lines.position(of: hierarchy.place(of: view)).line))"
  }
}
