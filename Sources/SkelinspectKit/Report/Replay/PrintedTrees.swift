extension Hierarchy {
  /// What `SKELETON_DEBUG` has the app print through all of the file's calls: each tree as a hierarchy of its own.
  var printedTrees: [Hierarchy] {
    var replay = Replay(self)
    return replay.calls.calls.flatMap { call in
      replay.play(call)
      return replay.events.printed.map { replay.hierarchy(of: $0) }
    }
  }

  /// For people: the shows among the calls that print nothing, and why.
  var refusalNotes: [String] {
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

extension Replay {
  /// The views that a tree lists, and no other.
  fileprivate func hierarchy(of tree: ReplayTree) -> Hierarchy {
    var listed = hierarchy
    listed.views = []
    listed.hasWindow = true
    var open: [ViewIndex] = []
    for (index, entry) in zip(0..., tree.entries) {
      open.removeLast(open.count - entry.depth)
      var view = hierarchy.views[entry.view]
      (view.parent, view.end, view.place) = (open.last, index + 1, open.isEmpty ? .root : .child)
      view.viewClass = .view
      view.flags.remove(.isInTemplate)
      if !entry.isSkeletonable {
        view.flags.remove(.isSkeletonable)
      } else {
        view.flags.insert(.isSkeletonable)
      }
      if !view.flags.contains(.hasReference) {
        listed.attributes.append(
          Attribute(.reference, at: nil, .reference(hierarchy.reference(of: entry.view))))
        view.attributes = listed.attributes.count - 1..<listed.attributes.count
        view.flags.insert(.hasReference)
      }
      listed.views.append(view)
      open.append(index)
    }
    for index in listed.views.indices.reversed() {
      guard let parent = listed.views[index].parent else { continue }
      listed.views[parent].end = max(listed.views[parent].end, listed.views[index].end)
    }
    return listed
  }
}
