/// What redaction, overlays or layers by hand make of a view, in the few words that stand after its name.
enum SystemWords {
  static func words(
    _ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming
  ) -> (role: String, explanation: String) {
    let facts = [why(verdict, of: view, names), verdict.isHidden ? "hidden" : nil]
    let known = facts.compactMap(\.self).joined(separator: ", ")
    return (
      role(verdict, of: view, names), known.isEmpty ? "" : ": " + known.escapedForTerminal
    )
  }

  private static func role(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String {
    let hierarchy = names.hierarchy
    let isCell = hierarchy.views[view].flags.contains(.isInTemplate)
    let times = isCell && verdict.isCovered ? CountWords.times(verdict.count) : ""
    switch verdict.role {
    case .lines: return (verdict.count == 0 ? "no bar: its text is empty" : "bars") + times
    case .block:
      if names.isBrief || hierarchy.system == .swiftUI && verdict.layer == nil { return "block" + times }
      guard let bounds = verdict.layer?.bounds else { return "block, size unknown" + times }
      return "block \(bounds.width.jsonText) × \(bounds.height.jsonText)" + times
    case .container: return "container"
    case .underBlock: return "under a block"
    case .unknown where hierarchy.system == .layers:
      return verdict.isHidden ? "not covered" : "perhaps covered"
    case _ where hierarchy.isDoubtful(verdict.role, verdict.stop, of: view): return "not known"
    case .uncovered, .unreached, .collection, .unknown:
      return verdict.isHidden ? "not covered" : "stays visible"
    }
  }

  private static func why(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String? {
    guard verdict.role == .uncovered || verdict.role == .unknown, let stop = verdict.stop else { return nil }
    // A hierarchy that nothing redacts says so once, and not at every view.
    if stop.reason == .notRedacted { return nil }
    return StopWords(names, about: view).clause(stop)
  }
}
