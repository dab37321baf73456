/// Does what findings say to do on copies of their hierarchy: what is still in the way then, and what would stop the
/// app, becomes a part of the fix.
struct FixTrial {
  private let context: RuleContext
  /// How many more views may be looked at: each trial looks at all. Lint takes as long for a hierarchy of thousands
  /// as for one screen, view by view, and leaves trials out there.
  private var room = 20_000
  private static let largestHierarchy = 2_000

  init(_ context: RuleContext) { self.context = context }

  /// The fix with all that belongs to it; nil where it would crash an app that runs.
  mutating func verifiedFix(for finding: Finding) -> Fix? {
    guard let fix = finding.fix, context.hierarchy.origin == .said,
      fix.changes.contains(where: \.mayReach),
      context.hierarchy.views.count <= min(room, Self.largestHierarchy)
    else { return finding.fix }
    let hierarchy = context.hierarchy
    let proof = proof(of: fix.changes)
    var (tried, after) = (fix, proof.after)
    if proof.crashesApp {
      guard let search = ChangeSearch.changes(keepingAlive: after) else { return nil }
      tried.againstCrash = search.changes
      after = search.inspection
    }
    for victim in context.lost(from: finding.view).prefix(20) {
      let obstacles = WaySearch(after).way(to: victim).obstacles
      guard obstacles.contains(where: \.kind.isReportedNowhere),
        !obstacles.contains(where: { $0.kind == .replacedByDummyCells }), room > hierarchy.views.count,
        let search = ChangeSearch.changes(reaching: victim, from: after)
      else { continue }
      room -= hierarchy.views.count
      tried.further += search.changes
      after = search.inspection
    }
    return withoutNeedless(tried)
  }

  /// What kept the app from crashing may have been overtaken by a further step.
  private mutating func withoutNeedless(_ fix: Fix) -> Fix {
    guard !fix.further.isEmpty, !fix.againstCrash.isEmpty else { return fix }
    var fix = fix
    for change in fix.againstCrash where room > context.hierarchy.views.count {
      var fewer = fix
      fewer.againstCrash.removeAll { $0 == change }
      if proof(of: fewer.allChanges).after.crash == nil { fix = fewer }
    }
    return fix
  }

  private mutating func proof(of changes: [Change]) -> ChangeProof {
    room -= context.hierarchy.views.count
    return ChangeProof(of: changes, on: context.inspection)
  }
}

extension Obstacle.Kind {
  /// No rule reports it where it keeps show from a view.
  fileprivate var isReportedNowhere: Bool {
    switch self {
    case .noShowCall, .noWindow, .unsupportedDataSource, .otherPrototype: true
    default: false
    }
  }
}
