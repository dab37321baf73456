/// What an outline says of one view behind its name.
struct OutlineFacts {
  /// `2 lines`, `block 80 × 80`, `3 rows` …
  let role: String
  /// The app would stop at it.
  let wouldCrash: Bool
  /// Why recursion stops, or what else matters; begins with its own separator.
  let explanation: String

  init(_ view: ViewInspection, of index: ViewIndex, in inspection: Inspection, _ lines: LineTable) {
    wouldCrash = Self.wouldCrash(index, in: inspection)
    role =
      (wouldCrash ? "would crash" : Self.role(view, of: index, in: inspection))
      + Self.copies(view, of: index, in: inspection)
    var facts: [String] = []
    if let reason = Self.reason(view, of: index, in: inspection, lines) { facts.append(reason) }
    if view.isHidden { facts.append("hidden") }
    explanation = facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")
  }

  private static func role(_ view: ViewInspection, of index: ViewIndex, in inspection: Inspection) -> String {
    switch view.role {
    case .lines:
      guard let lines = view.layer?.lines else { return view.count == 0 ? "lines" : "lines, size unknown" }
      return lines.count == 1 ? "1 line" : "\(lines.count) lines"
    case .block:
      guard let bounds = view.layer?.bounds else { return view.count == 0 ? "block" : "block, size unknown" }
      return "block \(bounds.width.jsonText) × \(bounds.height.jsonText)"
    case .collection: return cells(view.rows, "row") ?? cells(view.items, "item") ?? "not on screen"
    case .container: return "container"
    case .uncovered:
      let isPassedThrough = inspection.hierarchy.candidacy(of: index) == .excluded(.contentViewIgnored)
      return isPassedThrough ? "passed through" : "stays visible"
    case .underBlock: return "under a block"
    case .unreached: return "not reached"
    }
  }

  private static func wouldCrash(_ view: ViewIndex, in inspection: Inspection) -> Bool {
    if case .trap? = inspection.presence.counts[view] { return true }
    guard inspection.coverage[view].role == .lines else { return false }
    if case .runaway? = inspection.hierarchy.textLines(of: view, frame: nil)?.content { return true }
    return false
  }

  private static func cells(_ counts: [Int?]?, _ name: String) -> String? {
    guard let counts else { return nil }
    if counts.isEmpty { return "no dummy cells" }
    if counts.contains(nil) { return "\(name)s unknown" }
    let texts = counts.compactMap { $0 }.prefix(5).map { "\($0)" }
    let isOne = counts == [1]
    return texts.joined(separator: " + ") + (counts.count > 5 ? " + …" : "") + " \(name)\(isOne ? "" : "s")"
  }

  /// Said where it is not one: at the template itself, and at what it covers.
  private static func copies(_ view: ViewInspection, of index: ViewIndex, in inspection: Inspection) -> String
  {
    let flags = inspection.hierarchy.views[index].flags
    guard flags.contains(.isInTemplate) || view.count == 0 else { return "" }
    guard let count = view.count else { return ", × ?" }
    return count == 0 ? ", not on screen" : ", × \(count)"
  }

  private static func reason(
    _ view: ViewInspection, of index: ViewIndex, in inspection: Inspection, _ lines: LineTable
  ) -> String? {
    let hierarchy = inspection.hierarchy
    let coverage = inspection.coverage[index]
    guard let cause = coverage.cause else {
      if view.role == .uncovered { return OutlineStops.stop(at: index, in: hierarchy) }
      return view.role == .unreached ? "no show call reaches it" : nil
    }
    let isSelf = cause == index
    let name = isSelf ? "it" : OutlineStops.name(of: cause, in: hierarchy, lines)
    switch coverage.reason {
    case nil: return OutlineStops.stop(of: index, under: cause, in: hierarchy, lines)
    case .notSkeletonable: return view.isSkeletonable ? "\(name) is not skeletonable" : nil
    case .outsideContentView:
      return isSelf || view.isSkeletonable ? "\(name) stands outside the contentView" : nil
    case .notArranged: return isSelf || view.isSkeletonable ? "\(name) is not arranged" : nil
    case .noWindow: return "\(name) has no window when show is called"
    case .contentViewIgnored: return isSelf ? "its own flag is never read" : nil
    case .rootNotSkeletonable where isSelf: return "show does nothing, because it is not skeletonable"
    case .alreadyActive where isSelf: return "show does nothing, because a view in it is covered already"
    case .rootNotSkeletonable, .alreadyActive:
      return view.isSkeletonable ? "show on \(name) does nothing" : nil
    }
  }
}
