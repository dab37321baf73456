/// What an outline adds up to: how much is covered, what goes wrong, what was assumed.
struct OutlineSummary {
  private let inspection: Inspection
  private let paths: ViewPaths

  init(_ inspection: Inspection, _ paths: ViewPaths) {
    self.inspection = inspection
    self.paths = paths
  }

  func lines(_ paint: Paint) -> [String] {
    var lines = [counts]
    if let crash = inspection.crash {
      lines.append(
        paint.red(
          "would crash: \(crash.path.shortened.escapedForTerminal): \(crash.reason.escapedForTerminal)"))
    }
    lines += inspection.hierarchy.silentRootNotes.map { paint.yellow($0) }
    lines += inspection.assumptions.map { paint.dim("assumed: \($0)") }
    return lines
  }

  private var counts: String {
    let roles = inspection.coverage.map(\.role)
    let lost = zip(inspection.hierarchy.views, inspection.coverage).count { view, coverage in
      view.isSkeletonable && (coverage.role == .unreached || coverage.role == .underBlock)
        && coverage.stop?.reason != .contentViewIgnored
    }
    let covered = roles.indices.count { view in
      (roles[view] == .lines || roles[view] == .block) && inspection.presence.copies[view] != 0
    }
    var text = "\(covered) of \(roles.count) \(roles.count == 1 ? "view" : "views") covered"
    if lost > 0 { text += ", \(lost) marked \(lost == 1 ? "view" : "views") not reached" }
    return text
  }
}

extension Inspection {
  /// Interface Builder does not know on which views the app calls show.
  private func presumedRoots(_ paths: ViewPaths) -> String? {
    let roots = hierarchy.show.roots.filter { hierarchy.views[$0].isSkeletonable }
    guard hierarchy.origin == .presumed, !hierarchy.show.areRootsGiven, let first = roots.first else {
      return nil
    }
    let others = roots.count > 1 ? " and \((roots.count - 1).counted("more view"))" : ""
    return "the app calls show on \(paths.readablePath(first).escapedForTerminal)\(others) "
      + "(the file does not say; --root does)"
  }

  /// What the file does not say and the counts rest on.
  package var assumptions: [String] {
    let paths = ViewPaths(hierarchy)
    return [presumedRoots(paths)].compactMap(\.self)
      + presence.counts.keys.sorted().compactMap { view in
        guard !hierarchy.says(.dataSource, of: view) else { return nil }
        let isTable = hierarchy.views[view].family == .table
        return "\(paths.readablePath(view).escapedForTerminal) has a "
          + (isTable ? "SkeletonTableViewDataSource" : "SkeletonCollectionViewDataSource")
          + " (the file does not say its dataSource)"
      }
  }
}
