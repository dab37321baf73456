extension Hierarchy {
  /// For people: each root on which show does nothing, and why.
  package var silentRootNotes: [String] {
    if show.roots.isEmpty { return ["no view receives show: show.roots is empty"] }
    let silent = silentRoots
    if let note = unmarkedNote { return [note] }
    guard !silent.isEmpty else { return [] }
    let paths = ViewPaths(self)
    return silent.map { root in
      "show on \(paths.readablePath(root.view).escapedForTerminal) does nothing, "
        + "and SKELETON_DEBUG prints nothing: \(root.why)"
    }
  }
}

extension Inspection {
  /// For people: each root for which `SKELETON_DEBUG` prints nothing, and why.
  package var missingLogNotes: [String] {
    guard let crash, loggedRoots.count < shownRoots.count else { return hierarchy.silentRootNotes }
    let paths = ViewPaths(hierarchy)
    return hierarchy.silentRootNotes
      + shownRoots.dropFirst(loggedRoots.count).map { root in
        "SKELETON_DEBUG prints nothing for \(paths.readablePath(root).escapedForTerminal): "
          + "the app would crash before its end (\(crash.path.shortened.escapedForTerminal): \(crash.reason.escapedForTerminal))"
      }
  }
}
