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
    guard hierarchy.calls == nil else {
      var replay = Replay(hierarchy)
      for call in replay.calls.calls where !replay.hasEnded {
        replay.play(call)
        var description = Description(replay.hierarchy)
        for tree in replay.events.printed { description.write(tree, to: &output) }
      }
      return output.text
    }
    var description = Description(hierarchy)
    for root in loggedRoots { description.write(root, to: &output) }
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

extension Hierarchy {
  /// For people: the shows among the calls that print nothing, and why.
  fileprivate var refusalNotes: [String] {
    var replay = Replay(self)
    var notes: [String] = []
    for (number, call) in zip(1..., replay.calls.calls) where !replay.hasEnded {
      replay.play(call)
      let words = CallWords(replay)
      for refusal in replay.events.refusals {
        let why =
          replay.hierarchy.views[refusal.view].isSkeletonable
          ? "\(words.name(refusal.because)) already shows a skeleton" : "isSkeletonable is not true on it"
        notes.append(
          "SKELETON_DEBUG prints nothing for call \(number), show on "
            + "\(words.name(refusal.view)): \(why)".escapedForTerminal)
      }
    }
    return notes
  }
}
