extension Stop {
  /// Of a root on which show does nothing, for people.
  var why: String {
    reason == .alreadyActive
      ? "a view that it reaches is covered already" : "isSkeletonable is not true on it"
  }
}

/// All shows of a hierarchy: those that the app calls, and those of every cell, header and supplementary
/// view, each of which is a root of its own.
struct Shows {
  private(set) var coverage: [Coverage]
  /// The called roots whose show passed its guard, in the order of the calls.
  private(set) var shownRoots: [ViewIndex] = []
  /// The called roots on which show does nothing, and why: `rootNotSkeletonable` or `alreadyActive`. The library itself
  /// says nothing about it.
  private(set) var silentRoots: [Stop] = []
  private let hierarchy: Hierarchy
  private let hasKid: [Bool]

  init(_ hierarchy: Hierarchy) {
    self.init(hierarchy, hierarchy.show.roots)
    let perhaps = hierarchy.show.areRootsGiven ? [] : hierarchy.evidence?.perhapsShown ?? []
    guard !perhaps.isEmpty, hierarchy.knowsFlags else { return }
    let all = Shows(hierarchy, hierarchy.show.roots + perhaps).coverage
    for view in all.indices where all[view].isReached && coverage[view].role == .unreached {
      let stop = Stop(view: all[view].root ?? view, reason: .unknownShow)
      coverage[view] = Coverage(.unreached, root: nil, stop: stop)
    }
  }

  private init(_ hierarchy: Hierarchy, _ roots: [ViewIndex]) {
    self.hierarchy = hierarchy
    guard hierarchy.knowsFlags else {
      hasKid = []
      coverage = Array(repeating: .unknown, count: hierarchy.views.count)
      return
    }
    hasKid = hierarchy.skeletonableKids()
    coverage = Array(repeating: .untouched, count: hierarchy.views.count)
    var outcomes: [ViewIndex: StopReason] = [:]
    for root in roots {
      // The same call again changes nothing.
      if let reason = outcomes[root] {
        silentRoots.append(Stop(view: root, reason: reason))
        continue
      }
      let pass = pass(on: root)
      if pass.coverage.first?.stop?.reason == .alreadyActive, hierarchy.mayBeShownFirst(root) {
        let isReached = coverage[root].isReached
        merge(ShowPass(.show(on: root, isActive: false), in: hierarchy, hasKid: hasKid), from: root)
        if !isReached { shownRoots.append(root) }
        continue
      }
      outcomes[root] = pass.coverage.first?.stop?.reason ?? .alreadyActive
      if pass.isShown {
        shownRoots.append(root)
      } else if let reason = pass.coverage.first?.stop?.reason {
        silentRoots.append(Stop(view: root, reason: reason))
      }
      merge(pass, from: root)
    }
    guard hierarchy.views.contains(where: \.place.isTemplate) else { return }
    merge(ShowPass(.templates(after: coverage), in: hierarchy, hasKid: hasKid), from: 0)
  }

  private func pass(on root: ViewIndex) -> ShowPass {
    let pass = ShowPass(.show(on: root, isActive: false), in: hierarchy, hasKid: hasKid)
    guard !shownRoots.isEmpty else { return pass }
    // What this pass would reach is what `isSkeletonActive` looks through.
    let isActive = zip(root..., pass.coverage).contains { view, reached in
      reached.isReached && coverage[view].isActive
    }
    return isActive ? ShowPass(.show(on: root, isActive: true), in: hierarchy, hasKid: hasKid) : pass
  }

  private mutating func merge(_ pass: ShowPass, from root: ViewIndex) {
    for (view, coverage) in zip(root..., pass.coverage) { self.coverage[view].improve(by: coverage) }
  }
}

extension Hierarchy {
  /// Whether nobody knows that show on a root does nothing because of another: code calls them in functions whose order
  /// it does not tell, or hides in between.
  fileprivate func mayBeShownFirst(_ root: ViewIndex) -> Bool {
    guard let evidence, !show.areRootsGiven else { return false }
    return !evidence.shownInVain.contains(root)
  }

  /// The roots on which show does nothing, found without looking at every view where there is only one.
  var silentRoots: [Stop] {
    if show.roots.count > 1 || !knowsFlags { return Shows(self).silentRoots }
    let root = show.roots.first { !views[$0].isSkeletonable }
    return root.map { [Stop(view: $0, reason: .rootNotSkeletonable)] } ?? []
  }

  /// Whether it says which views are skeletonable.
  var knowsFlags: Bool { origin != .dumped }

  /// For people, where nothing is marked in an Interface Builder file: show would be code's matter as well.
  var unmarkedNote: String? {
    guard origin == .presumed, !show.areRootsGiven, !views.contains(where: \.isSkeletonable) else {
      return nil
    }
    return "no view is marked here; the file does not say what the app's code marks"
  }
}
