extension FileExpectation {
  /// What show makes of the views of one file's hierarchies now.
  package init(of hierarchies: some Sequence<Hierarchy>) {
    // Of a dump's views no flag is known.
    screens = hierarchies.filter { !$0.views.isEmpty && $0.origin != .dumped }.map { Screen(Inspection($0)) }
  }
}

extension FileExpectation.Screen {
  fileprivate init(_ inspection: Inspection) {
    let hierarchy = inspection.hierarchy
    let names = ViewNaming(hierarchy, isBrief: true)
    let isListed = inspection.viewsAmongMarked
    var depths: [Int] = []
    views = hierarchy.views.indices.map { view in
      depths.append(hierarchy.views[view].parent.map { depths[$0] + 1 } ?? 0)
      return ExpectedView(
        type: ExpectedName.escaped(hierarchy.typeName(of: view).shortened, isType: true),
        id: hierarchy.id(of: view).map { ExpectedName.escaped($0.shortened, isType: false) },
        part: names.part(of: view), depth: depths[view], parent: hierarchy.views[view].parent,
        outcome: ViewOutcome(inspection.verdict(of: view), of: view, names),
        place: hierarchy.place(of: view), isListed: isListed[view])
    }
    name = hierarchy.name?.shortened.escapedForTerminal
    crash = inspection.crash.map { "\($0.path.shortened): \($0.reason)".escapedForTerminal }
    place = hierarchy.place(of: 0)
  }
}

extension Inspection {
  /// The roots, and what stands in views that hold something marked: by their siblings one sees where they are.
  fileprivate var viewsAmongMarked: [Bool] {
    var holdsMarked = Array(repeating: false, count: hierarchy.views.count)
    for view in hierarchy.views.indices.reversed() {
      guard let parent = hierarchy.views[view].parent else { continue }
      if holdsMarked[view] || isMarked(view) || crashes.reasons[view] != nil { holdsMarked[parent] = true }
    }
    return hierarchy.views.map { view in view.parent.map { holdsMarked[$0] } ?? true }
  }
}
