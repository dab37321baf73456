/// What show makes of a view, in the few words that stand after its name.
struct VerdictWords {
  /// `2 lines`, `block 80 × 80`, `3 rows` …
  let role: String
  /// Why recursion stops, or what else matters; begins with its own separator, and is escaped.
  let explanation: String

  init(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) {
    if names.hierarchy.system != .skeletonView {
      (role, explanation) = SystemWords.words(verdict, of: view, names)
      return
    }
    let isInCell = names.hierarchy.views[view].flags.contains(.isInTemplate)
    // Said where it is not one: at the template itself, at what it covers, and at what a loop makes.
    let times = isInCell || verdict.count != 1 ? CountWords.times(verdict.count) : ""
    role = Self.role(verdict, of: view, names) + times
    let facts = [
      Self.stop(verdict, of: view, names),
      Self.isOpen(verdict, names) ? "what code puts into it is not known" : nil,
      verdict.isHidden ? "hidden" : nil,
    ]
    let known = facts.compactMap(\.self).joined(separator: ", ")
    explanation = known.isEmpty ? "" : ": " + known.escapedForTerminal
  }

  private static func role(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String {
    let hierarchy = names.hierarchy
    if verdict.crash != nil { return "would crash" }
    switch verdict.role {
    case .lines:
      let width = verdict.layer?.bounds?.width
      let shift = names.isBrief ? "" : ShiftWords.afterLines(of: view, width: width, in: hierarchy)
      guard let lines = verdict.layer?.lines else {
        return (verdict.count == 0 || names.isBrief ? "lines" : "lines, size unknown") + shift
      }
      return lines.count.counted("line") + shift
    case .block where names.isBrief: return "block"
    case .block:
      guard let bounds = verdict.layer?.bounds else {
        return verdict.count == 0 ? "block" : "block, size unknown"
      }
      return "block \(bounds.width.jsonText) × \(bounds.height.jsonText)"
    case .collection:
      let cell = hierarchy.views[view].family == .table ? "row" : "item"
      return verdict.cells.map { CountWords.cells($0, cell) } ?? "no dummy cells"
    case .container: return "container"
    case .uncovered:
      return verdict.stop == nil ? "passed through" : verdict.isHidden ? "not covered" : "stays visible"
    case .underBlock: return "under a block"
    case .unreached: return "not reached"
    case .unknown where isOpen(verdict, names):
      let isText = TextLines(of: view, in: hierarchy, frame: nil) != nil
      return isText ? "lines or container" : "block or container"
    // That nobody knows its flag is said once for all views.
    case .unknown:
      return hierarchy.frame(of: view).map { CountWords.size($0) } ?? "size unknown"
    }
  }

  /// Whether it is reached, and nobody knows what is in it.
  private static func isOpen(_ verdict: Verdict, _ names: ViewNaming) -> Bool {
    verdict.role == .unknown && names.hierarchy.knowsFlags
  }

  /// Of what nobody marked only what keeps recursion from something marked.
  private static func stop(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String? {
    guard let stop = verdict.stop else {
      return verdict.role == .unreached ? "no show call reaches it" : nil
    }
    let words = StopWords(names, about: view)
    let isSelf = stop.view == view
    if verdict.role == .uncovered { return words.gap }
    if verdict.role == .underBlock, !verdict.isSkeletonable {
      guard isSelf, let gap = words.gap else { return nil }
      return stop.reason == .notSkeletonable ? gap : words.clause(stop)
    }
    let isSaid: Bool
    switch stop.reason {
    case .noWindow, .notShown, .unknownShow: isSaid = true
    case .contentViewIgnored: isSaid = isSelf
    case .notSkeletonable: isSaid = verdict.isSkeletonable
    case .outsideContentView, .notArranged: isSaid = isSelf || verdict.isSkeletonable
    case .rootNotSkeletonable, .alreadyActive:
      if isSelf { return "show does nothing, " + StopWords.silence(stop.reason) }
      isSaid = verdict.isSkeletonable
    case .unredacted, .notRedacted, .neverRedacted, .unknownType, .unknownOverlay, .unknownRedaction:
      isSaid = true
    }
    return isSaid ? words.clause(stop) : nil
  }
}
