/// Prints what the app's console shows with `SKELETON_DEBUG`: the tree of each show that passes its guard
/// (rule T8).
///
/// - Parameters:
///   - hierarchy: what the app shows.
///   - environment: the process's variables; any value of `SKELETON_DEBUG` will do, even an empty one.
///   - stream: the console.
public func printSkeletonDebugLog(
  of hierarchy: Hierarchy, environment: [String: String], to stream: inout some TextOutputStream
) {
  if environment["SKELETON_DEBUG"] != nil { stream.write(Inspection(hierarchy).debugLog) }
}

extension Inspection {
  /// What `SKELETON_DEBUG` has the app print.
  package var debugLog: String {
    var output = OutputBuffer()
    let trees =
      hierarchy.calls == nil ? [(hierarchy, loggedRoots)] : hierarchy.printedTrees.map { ($0, [0]) }
    for (hierarchy, roots) in trees {
      var description = Description(hierarchy)
      for root in roots { description.write(root, to: &output) }
    }
    return output.text
  }

  /// For people: each root for which `SKELETON_DEBUG` prints nothing, and why.
  package var missingLogNotes: [String] {
    if hierarchy.calls != nil { return hierarchy.refusalNotes }
    guard let crash, loggedRoots.count < shownRoots.count else { return hierarchy.silentRootNotes }
    let paths = ViewPaths(hierarchy)
    return hierarchy.silentRootNotes
      + shownRoots.dropFirst(loggedRoots.count).map { root in
        "SKELETON_DEBUG prints nothing for \(paths.readablePath(root).escapedForTerminal): "
          + "the app would crash before its end (\(crash.path.shortened.escapedForTerminal): \(crash.reason.escapedForTerminal))"
      }
  }
}
