extension Inspection {
  /// What an outline adds up to: how much is covered, what goes wrong, what was assumed.
  func summaryLines(_ paint: Paint) -> [String] {
    guard hierarchy.knowsFlags else {
      return ["\(hierarchy.views.count.counted("view")), skeletonable or not: unknown"]
    }
    var lines = [coverageCounts]
    if let crash {
      lines.append(
        paint.red(
          "would crash: \(crash.path.shortened.escapedForTerminal): \(crash.reason.escapedForTerminal)"))
    }
    lines += hierarchy.silentRootNotes.map { paint.yellow($0) }
    lines += assumptions.map { paint.dim("assumed: \($0)") }
    lines += unknownMotions.map { paint.dim($0) }
    lines += hierarchy.notUnderstood.map { paint.dim($0) }
    return lines
  }

  /// `2 of 10 views covered, 3 marked views not reached`; none where the app would crash first.
  var coverageCounts: String {
    let coverage = self.coverage
    let roles = coverage.map(\.role)
    let marked = lost(of: hierarchy.views.indices.filter { hierarchy.views[$0].isSkeletonable })
    let lost = marked.count { notShown($0)?.reason != .unknownShow }
    let covered = roles.indices.count { view in
      crash == nil && (roles[view] == .lines || roles[view] == .block) && presence.copies[view] != 0
    }
    let missed = lost > 0 ? ", \(lost.counted("marked view")) not reached" : ""
    let doubtful =
      hierarchy.knowsFlags
      ? roles.indices.count {
        roles[$0] == .unknown || hierarchy.isDoubtful(roles[$0], coverage[$0].stop, of: $0)
      } : 0
    let open = doubtful + marked.count - lost
    let unknown = open > 0 ? ", \(open) not known" : ""
    return "\(covered) of \(roles.count.counted("view")) covered\(unknown)\(missed)"
  }

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

  /// A class that others show without its views being named.
  private func reachFromAround(_ paths: ViewPaths) -> String? {
    guard let code = hierarchy.evidence, let user = code.userAround, code.isReachedFromAround(hierarchy),
      !hierarchy.show.areRootsGiven
    else { return nil }
    return "show reaches \(paths.readablePath(0).escapedForTerminal) from what is around it in "
      + user.shortened.escapedForTerminal
  }

  private var presumedPrototypes: [String] {
    presence.counts.keys.sorted().compactMap { view in
      DummyCells(of: view, in: hierarchy).presumption?.escapedForTerminal
    }
  }

  /// Tables and collections that make no dummy cells: what code shows is what stands in them by then.
  private func presumedCells(_ paths: ViewPaths) -> [String] {
    let owners = hierarchy.views.indices.filter { owner in
      hierarchy.views[owner].family.isCollection && hierarchy.mayHaveCellsOnScreen(owner)
        && hierarchy.children(of: owner).contains {
          hierarchy.views[$0].place.isTemplate && coverage[$0].isReached && coverage[$0].root == $0
        }
    }
    return owners.filter { coverage[$0].isReached }.map {
      "cells of \(paths.readablePath($0).escapedForTerminal) are on screen when show comes (there are no dummy cells)"
    }
  }

  /// What is drawn with SkeletonView's default, as what code gives cannot be told.
  private var presumedLook: String? {
    let parts = [ShowSettings.Part.color, .gradient].filter { hierarchy.show.open[$0] != nil }
    guard let part = parts.first, let place = hierarchy.show.open[part] else { return nil }
    let line = LineTable(place.file).position(of: place).line
    return "the \(part == .color ? "colour" : "gradient") is SkeletonView's own "
      + "(what \(place.fileName.shortenedPath.escapedForTerminal):\(line) gives cannot be told)"
  }

  /// What the file does not say and the counts rest on.
  package var assumptions: [String] {
    if let outcome { return outcome.assumptions }
    let paths = ViewPaths(hierarchy)
    return [presumedRoots(paths), reachFromAround(paths), presumedLook].compactMap(\.self)
      + presumedPrototypes
      + presumedCells(paths)
      + presence.counts.keys.sorted().compactMap { view in
        guard !hierarchy.says(.dataSource, of: view) else { return nil }
        let isTable = hierarchy.views[view].family == .table
        return "\(paths.readablePath(view).escapedForTerminal) has a "
          + (isTable ? "SkeletonTableViewDataSource" : "SkeletonCollectionViewDataSource")
          + " (the file does not say its dataSource)"
      }
  }
}

extension Hierarchy {
  /// For people: which branches of a SwiftUI view are listed, and what its code says that is not understood, each
  /// with its place.
  package var notUnderstood: [String] {
    let remarks = swiftUI?.remarks ?? []
    if remarks.isEmpty { return [] }
    var lines = LineTable(self)
    let shown = remarks.prefix(20).map { remark in
      let line = lines.learnPosition(of: remark.place).line
      let kind = remark.rule == "branch" ? "branch" : "not understood"
      return "\(kind): \(remark.place.fileName.shortenedPath.escapedForTerminal):\(line): "
        + remark.message.escapedForTerminal
    }
    return shown + (remarks.count > 20 ? ["not understood: \(remarks.count - 20) more places"] : [])
  }
}
