/// The hierarchy of a class by itself, and those in which others have its views.
extension Screen {
  /// Says of a class's own views what is true of them where others have them.
  mutating func agree(with others: CopiedViews) {
    guard hierarchy.evidence?.areRootsKnown == true else { return }
    hierarchy.evidence?.limitOfUsers = others.limit
    defer {
      if hierarchy.show.roots.isEmpty, isMarked { hierarchy.evidence?.mayStandAt = others.mayStandAt }
    }
    guard !others.copies.isEmpty else { return }
    var others = others
    let found = FoundInCopies(others, PlacesOfViews(in: hierarchy, below: 0))
    for show in found.shows { hierarchy.evidence?.add(show) }
    // What is shown elsewhere where others have it.
    let known = Set(others.copies.flatMap { $0.hierarchy.evidence?.shows.map(\.place) ?? [] })
    hierarchy.evidence?.removeShows {
      known.contains($0.place) && !found.has($0) && !found.unpaired.contains($0.view)
    }
    // What shows it for others, who have none of it.
    if hierarchy.evidence?.shows.allSatisfy(found.has) == false { others.isWhole = false }
    for (view, marks) in found.marks { agree(on: marks, of: view, others.isWhole) }
    for (view, late) in found.late where late.contains(where: { $0 != false }) {
      agreeOnSource(of: view, isLate: others.isWhole && late.allSatisfy { $0 == true })
    }
    for (other, views) in found.pairs { agreeOnCovers(views, in: other) }
    for (owner, added) in found.additions {
      if added.isCertain, others.isWhole, others.copies.count == 1 {
        hierarchy.views[owner].flags.insert(.holdsMore)
      } else {
        hierarchy.evidence?.openViews[owner] = added.place
      }
    }
    agreeOnShow(with: others)
  }

  /// Where nothing is, show would do nothing, whoever called it.
  var isMarked: Bool { hierarchy.views.contains(where: \.isSkeletonable) }

  private mutating func agree(on marks: [CopiedViews.Mark], of view: ViewIndex, _ isWhole: Bool) {
    let own = CopiedViews.Mark(of: view, in: hierarchy)
    guard marks.contains(where: { !$0.says(own) }), hierarchy.evidence?.late[view] == nil else { return }
    var mark = own
    if isWhole, let first = marks.first, marks.allSatisfy({ $0.says(first) }) {
      (mark.isSet, mark.isOpen) = (first.isSet, first.isOpen)
    } else {
      mark.isSet = own.isSet || marks.contains(where: \.isSet)
      mark.isOpen = true
    }
    if mark.isSet != own.isSet { hierarchy.apply(.set(.isSkeletonable, of: view, to: .boolean(mark.isSet))) }
    for fact in marks.flatMap(\.facts) where mark.isSet {
      let isKnown = hierarchy.evidence?.facts[view]?.contains { $0.key == fact.key && $0.place == fact.place }
      if isKnown != true { hierarchy.evidence?.facts[view, default: []].append(fact) }
    }
    if mark.isOpen {
      hierarchy.evidence?.unknown[view, default: []].insert(.isSkeletonable)
    } else {
      hierarchy.evidence?.unknown[view]?.remove(.isSkeletonable)
    }
  }

  /// What others give a table or collection after show it does not have by then.
  private mutating func agreeOnSource(of view: ViewIndex, isLate: Bool) {
    guard isLate else {
      hierarchy.evidence?.unknown[view, default: []].insert(.dataSource)
      return
    }
    hierarchy.evidence?.lateSources.insert(view)
    hierarchy.set(.dataSource, of: view, to: Attribute(.dataSource, at: nil, .letters))
  }

  private mutating func agreeOnShow(with others: CopiedViews) {
    guard var said = hierarchy.evidence, !hierarchy.show.areRootsGiven, let order else { return }
    if let shown = others.copies.first(where: \.isShown) {
      if hierarchy.views[0].isSkeletonable {
        said.userAround = said.userAround ?? shown.hierarchy.name ?? shown.hierarchy.typeName(of: 0)
      } else if others.copies.contains(where: \.isDummyCell) {
        said.isDummyCell = true
      }
    } else if let open = others.copies.lazy.compactMap(\.hierarchy.evidence).first(where: {
      $0.whyShowIsOpen != nil
    }) {
      if others.copies.contains(where: { $0.hierarchy.name == said.userAround }) { said.userAround = nil }
      if others.isWhole { said.isDummyCell = false }
      if said.whyShowIsOpen == nil, isMarked {
        (said.lostShow, said.limit, said.registrar) = (open.lostShow, open.limit, open.registrar)
      }
    } else if others.isWhole {
      (said.isDummyCell, said.userAround, said.registrar) = (false, nil, nil)
    }
    hierarchy.evidence = said
    hierarchy.show.roots = CodeApplying.roots(said, order, in: hierarchy)
  }
}

extension Hierarchy {
  /// What recursion would come to a view from.
  fileprivate func holder(of view: ViewIndex) -> ViewIndex? {
    ancestors(of: view).first { views[$0].place != .contentView }
  }
}

/// What others say of a class's views, by the views of its own hierarchy.
private struct FoundInCopies {
  private(set) var marks: [ViewIndex: [CopiedViews.Mark]] = [:]
  /// Of tables and collections, whether each one gets its data source after show; nil: nobody knows whether it has one.
  private(set) var late: [ViewIndex: [Bool?]] = [:]
  /// One for each call and view.
  private(set) var shows: [Evidence.Show] = []
  /// Marked views that others put in.
  private(set) var additions: [ViewIndex: (isCertain: Bool, place: Place)] = [:]
  /// Its views by those of each hierarchy.
  private(set) var pairs: [(hierarchy: Hierarchy, views: [ViewIndex: ViewIndex])] = []
  /// Views of which others have another number.
  private(set) var unpaired: Set<ViewIndex> = []
  private var showPlaces: [Place: Set<ViewIndex>] = [:]

  init(_ others: CopiedViews, _ own: PlacesOfViews) {
    for copy in others.copies {
      let hierarchy = copy.hierarchy
      var places: [ViewIndex: ViewIndex] = [:]
      defer { self.pairs.append((hierarchy, places)) }
      let pairs = own.pairs(with: PlacesOfViews(in: hierarchy, below: copy.top))
      unpaired.formUnion(pairs.unpaired)
      for view in copy.top..<hierarchy.views[copy.top].end {
        if let number = view == copy.top ? 0 : pairs.paired[view] {
          places[view] = number
          marks[number, default: []].append(CopiedViews.Mark(of: view, in: hierarchy))
          if hierarchy.views[view].family.isCollection {
            let isOpen = hierarchy.evidence?.isUnknown(.dataSource, of: view) == true
            late[number, default: []].append(
              isOpen ? nil : hierarchy.evidence?.lateSources.contains(view) == true)
          }
          add(hierarchy.evidence?.shows(on: view) ?? [], on: number)
        } else if let owner = hierarchy.holder(of: view).flatMap({ places[$0] }) {
          add(view, of: hierarchy, to: owner)
        }
      }
    }
  }

  func has(_ show: Evidence.Show) -> Bool { showPlaces[show.place]?.contains(show.view) == true }

  private mutating func add(_ all: [Evidence.Show], on view: ViewIndex) {
    for show in all where showPlaces[show.place, default: []].insert(view).inserted {
      var show = show
      (show.view, show.isRefused) = (view, false)
      shows.append(show)
    }
  }

  private mutating func add(_ view: ViewIndex, of hierarchy: Hierarchy, to owner: ViewIndex) {
    guard hierarchy.views[view].isSkeletonable, !hierarchy.views[view].place.isTemplate else { return }
    let isCertain = !hierarchy.isMarkOpen(view) && additions[owner]?.isCertain != false
    additions[owner] = (isCertain, hierarchy.place(of: view))
  }
}

/// The views in a view by where they are declared or made, in their order.
private struct PlacesOfViews {
  private struct Key: Hashable {
    let place: Place
    let type: String
  }

  private var views: [Key: [ViewIndex]] = [:]

  init(in hierarchy: Hierarchy, below top: ViewIndex) {
    for view in (top + 1)..<hierarchy.views[top].end {
      let key = Key(place: hierarchy.place(of: view), type: hierarchy.typeName(of: view))
      views[key, default: []].append(view)
    }
  }

  /// These by those of another hierarchy, where as many stand at a place; else they are some of them.
  func pairs(with others: Self) -> (paired: [ViewIndex: ViewIndex], unpaired: [ViewIndex]) {
    var (paired, unpaired) = ([ViewIndex: ViewIndex](), [ViewIndex]())
    for (key, copies) in others.views {
      guard let own = views[key] else { continue }
      if own.count == copies.count {
        for (copy, view) in zip(copies, own) { paired[copy] = view }
      } else {
        unpaired += own
      }
    }
    return (paired, unpaired)
  }
}
