extension Hierarchy {
  /// For people: each root on which show does nothing, and why.
  package var silentRootNotes: [String] {
    // Nothing is shown in other systems: their skeletons stand in the views.
    guard system == .skeletonView else { return [] }
    guard knowsFlags else {
      return [
        "no tree: which views are skeletonable is not printed there; 'skelinspect inspect' has its views"
      ]
    }
    if show.roots.isEmpty, let code = evidence, code.areRootsKnown {
      if let why = code.whyShowIsOpen ?? code.whyShowIsPerhaps() {
        return ["nothing is known to be shown: \(why.escapedForTerminal)"]
      }
      if let loader = code.loader {
        return [
          "nothing is shown by itself: \(loader.shortened.escapedForTerminal) loads this file into itself, and only "
            + "a run on the folder shows what is around it"
        ]
      }
      return [
        code.projectShows
          ? "nothing is shown: no code shows a view here"
          : "nothing is shown: no code of the project calls show"
      ]
    }
    if show.roots.isEmpty, calls != nil {
      return ["no view receives show: no call shows a view of this hierarchy"]
    }
    if show.roots.isEmpty { return ["no view receives show: show.roots is empty"] }
    let silent = silentRoots
    if let note = unmarkedNote { return [note] }
    guard !silent.isEmpty else { return [] }
    let paths = ViewPaths(self)
    return [StopReason.rootNotSkeletonable, .alreadyActive].compactMap { reason in
      let same = silent.filter { $0.reason == reason }
      guard let first = same.first else { return nil }
      let others = Set(same.map(\.view)).count - 1
      return "show on \(paths.readablePath(first.view).escapedForTerminal)"
        + (others > 0 ? ", and on \(others.counted("more view"))," : "")
        + " does nothing, and SKELETON_DEBUG prints nothing: \(first.why)"
    }
  }
}
