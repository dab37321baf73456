/// What show makes of a view, in the few words that stand after its name.
struct VerdictWords {
  /// `2 lines`, `block 80 × 80`, `3 rows` …
  let role: String
  /// Why recursion stops, or what else matters; begins with its own separator, and is escaped.
  let explanation: String

  init(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) {
    let outcome = ViewOutcome(verdict, of: view, names)
    role = Self.role(verdict, outcome.role, of: view, names) + outcome.times
    explanation = outcome.explanation
  }

  private static func role(
    _ verdict: Verdict, _ role: OutcomeRole, of view: ViewIndex, _ names: ViewNaming
  ) -> String {
    let hierarchy = names.hierarchy
    let isSkeletonView = hierarchy.system == .skeletonView
    switch role {
    case .lines(let count):
      let shift = ShiftWords.afterLines(of: view, width: verdict.layer?.bounds?.width, in: hierarchy)
      guard count == nil, verdict.count != 0 else { return role.words + shift }
      let size = verdict.layer?.bounds == nil ? ", size unknown" : ""
      return OutcomeRole.lines(hierarchy.linesWithoutSize(of: view)).words + size + shift
    case .plain(.block):
      if let bounds = verdict.layer?.bounds {
        return "block \(bounds.width.jsonText) × \(bounds.height.jsonText)"
      }
      let hasNone = isSkeletonView ? verdict.count == 0 : hierarchy.system == .swiftUI && verdict.layer == nil
      return hasNone ? role.words : "block, size unknown"
    // That nobody knows its flag is said once for all views.
    case .plain(.notKnown) where !hierarchy.knowsFlags:
      return hierarchy.frame(of: view).map { CountWords.size($0) } ?? "size unknown"
    case .cells, .plain: return role.words
    }
  }
}

extension Hierarchy {
  /// How many lines a view gets, whatever its size; nil where that decides, or is not known.
  fileprivate func linesWithoutSize(of view: ViewIndex) -> Int? {
    guard case .lines(let count)? = TextLines(of: view, in: self, frame: nil)?.amount else { return nil }
    return count
  }
}
