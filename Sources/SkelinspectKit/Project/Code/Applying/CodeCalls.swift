/// Calls of show and hide, and what else rules want to know of code.
extension CodeJoining {
  func addShows(to said: inout Evidence, _ views: [ViewIndex?]) {
    for number in instances.all.indices {
      let instance = instances.all[number]
      let early = CodeEarliness(instance.facts)
      let neverRun = neverRun(by: number)
      let choices = choices(of: number)
      if said.lostShow == nil { said.lostShow = instance.facts.lostShows.first.map(code.place) }
      if said.limit == nil { said.limit = instance.facts.limit.map(code.place) }
      for fact in instance.facts.facts {
        guard case .show(let look) = fact.effect,
          !neverRun.contains(where: { code.types.holds($0, fact.place) })
        else { continue }
        let all = shownNodes(of: fact.subject, number)
        let shown = withoutDummies(all, of: fact)
        let allOpen = openNodes(of: fact.subject, number)
        let open = withoutDummies(allOpen, of: fact)
        if shown.isEmpty, open.isEmpty, !all.isEmpty || !allOpen.isEmpty { continue }
        // Of what is assumed of others nothing is lost.
        if shown.isEmpty, open.isEmpty, !fact.entry.isEmpty, said.lostShow == nil,
          !isPickedOut(fact.subject, number), !isOfNone(fact, number)
        {
          said.lostShow = code.place(fact.place)
        }
        for (nodes, isSure) in [(shown, true), (open, false)] {
          for view in nodes.compactMap({ views[$0] }) {
            said.add(
              Evidence.Show(
                view: view, look: look, place: code.place(fact.place), entry: fact.entry,
                isEarly: early.isEarly(fact), isCertain: fact.isCertain && isSure,
                isPerhaps: !(fact.isCertain && isSure) && choices.contains(fact.place),
                owner: instance.facts.name))
          }
        }
      }
    }
  }

  /// The calls of show on one of several views, of which nobody knows which it is; of cells any may be.
  private func choices(of number: Int) -> Set<CodeNode> {
    var found: [CodeNode: Set<JoinedTree.NodeIndex>] = [:]
    for fact in instances.all[number].facts.facts {
      guard fact.isShow, !fact.subject.leadsToCells, cells(givenAs: fact.subject, number) == nil else {
        continue
      }
      let sure = fact.isCertain || fact.isCertainThere ? [] : shownNodes(of: fact.subject, number)
      found[fact.place, default: []].formUnion(sure + openNodes(of: fact.subject, number))
    }
    return Set(found.filter { $0.value.count > 1 }.keys)
  }

  /// How the first of them shows is how it is shown.
  func applyLook(of show: Evidence.Show?, to hierarchy: inout Hierarchy) {
    guard let show else { return }
    hierarchy.show.style = show.look.style
    hierarchy.show.color = show.look.color.map { .fixed($0) }
    hierarchy.show.gradient = show.look.gradient
    (hierarchy.show.direction, hierarchy.show.slideDuration) = (show.look.direction, show.look.duration)
    for part in show.look.open { hierarchy.show.open[part] = show.place }
  }

  /// The calls of `prepareSkeleton` that return at once, as their collection has no data source of SkeletonView's: what
  /// they are to run when they are done is never run.
  private func neverRun(by number: Int) -> [CodeNode] {
    instances.all[number].facts.facts.filter { fact in
      guard fact.effect == .prepare, fact.isCertain else { return false }
      let collections = nodes(of: fact, number)
      return !collections.isEmpty
        && collections.allSatisfy { collection in
          guard let source = dataSources[collection], !openDataSources.contains(collection) else {
            return false
          }
          return code.adopts(source.type, "SkeletonCollectionViewDataSource") == false
        }
    }.map(\.place)
  }

  /// The views on which the code calls show.
  func findShownNodes() -> Set<JoinedTree.NodeIndex> {
    Set(instances.facts.filter(\.fact.isShow).flatMap { shownNodes(of: $0.fact.subject, $0.number) })
  }

  /// Whether show is called on a view, or on one around it.
  func isShown(_ node: JoinedTree.NodeIndex) -> Bool {
    tree.outwards(from: node).contains(where: shownNodes.contains)
  }

  /// The nodes on which a call of show or hide counts.
  func shownNodes(of subject: Reference, _ number: Int) -> [JoinedTree.NodeIndex] {
    let instance = instances.all[number]
    var shown = nodes(of: subject, number)
    // The owner of a file that is a view itself: its top view is a kid of it.
    if subject.isInstance, instance.own == nil, instance.facts.nature.viewClass != nil {
      shown += [instance.view].compactMap(\.self)
      for case .add(let top, _) in instance.facts.facts.filter(\.subject.isInstance).map(\.effect) {
        shown += instances.nodes(top, of: number, in: tree).filter { !shown.contains($0) }
      }
    }
    return shown
  }

  /// Tables and collections all of whose shows come before the window.
  func earlyTables(_ said: Evidence, in hierarchy: Hierarchy) -> Set<ViewIndex> {
    guard said.shows.contains(where: \.isEarly) else { return [] }
    return Set(
      hierarchy.views.indices.filter { view in
        guard hierarchy.views[view].family.isCollection else { return false }
        let around = Set(hierarchy.outwards(from: view))
        let shows = said.shows.filter { around.contains($0.view) }
        return !shows.isEmpty && shows.allSatisfy(\.isEarly)
      })
  }

  /// Of these, tables that are made in code and have no frame yet when show is called.
  func sizelessTables(
    _ early: Set<ViewIndex>, _ said: Evidence, _ order: CodeOrder, in hierarchy: Hierarchy
  ) -> Set<ViewIndex> {
    guard isOwnerKnown, said.lostShow == nil, said.limit == nil,
      !instances.all.contains(where: { $0.facts.laysOut || isOpen($0.facts) })
    else { return [] }
    return early.filter { table in
      guard table > 0, hierarchy.views[table].family == .table, hierarchy.origin(of: table) == .code,
        !hierarchy.says(.frame, of: table)
      else { return false }
      return hierarchy.outwards(from: table).flatMap { said.shows(on: $0) }.allSatisfy { show in
        guard show.isCertain, let step = order.step(of: show)?.step else { return false }
        return step.effect == .show(isDelayed: false) && step.isBeforeLayout
      }
    }
  }

  /// A view or controller that comes from a class which was not read: what that does is not known.
  private func isOpen(_ facts: CodeFacts.ClassFacts) -> Bool {
    facts.nature != .other
      && !code.types.foreignSupertypes(of: facts.type).contains { supertype in
        supertype.lastName.hasPrefix("UI") && CodeNature(foreign: supertype.lastName) != nil
      }
  }

  // MARK: Hides

  func addCalls(to said: inout Evidence, _ views: [ViewIndex?]) {
    (said.projectShows, said.projectHides) = (code.shows || code.hasUncalledShows, code.hides)
    for number in instances.all.indices {
      let facts = instances.all[number].facts
      for fact in facts.facts {
        switch fact.effect {
        case .hide:
          let found = nodes(of: fact.subject, number, mayBe: true).compactMap { views[$0] }
          if found.isEmpty || !fact.isCertain {
            said.hidesElsewhere = said.hidesElsewhere || mayReachOthers(fact)
          }
          said.hides += found.map {
            Evidence.Call(view: $0, place: code.place(fact.place), owner: facts.name)
          }
        case .shadow(let function):
          for view in nodes(of: fact, number).compactMap({ views[$0] }) {
            said.shadows.append(
              Evidence.Call(view: view, place: code.namePlace(function), owner: facts.name))
          }
        case .set(.isSkeletonable, .boolean(true)) where fact.subject.base == .realCell:
          addCellFlags(fact, facts, to: &said, views)
        case .set(.isSkeletonable, .boolean(true)) where fact.isOfRealCells && !showsThere(fact, facts):
          let kept = Set(nodes(of: fact, number))
          for node in nodes(of: fact.subject, number) where !kept.contains(node) {
            guard let view = views[node] else { continue }
            said.cellFlags.append(
              Evidence.Call(view: view, place: code.place(fact.place), owner: facts.name))
          }
        default: break
        }
      }
    }
    let names = Set(instances.all.map(\.facts.name))
    guard !said.hidesElsewhere else { return }
    said.hidesElsewhere = code.hideFacts.contains { hide in
      !names.contains(hide.owner) && mayReachOthers(hide.fact) && hasName(hide.fact.subject, names)
    }
  }

  /// A hide on a cell or another object whose views one cannot tell.
  private func mayReachOthers(_ fact: CodeFact) -> Bool {
    switch fact.subject.base {
    case .realCell, .dummyCell, .given, .made: true
    case .instance: !fact.isCertain || fact.subject.steps.count > 1
    }
  }

  private func hasName(_ reference: Reference, _ names: Set<String>) -> Bool {
    guard let type = reference.type?.lastName else { return true }
    if case .given = reference.base { return true }
    return names.contains(type) || reference.steps.count > 1 || reference.base == .realCell
  }

  /// Whether the function that marks a cell or a view in it shows that, too.
  private func showsThere(_ fact: CodeFact, _ facts: CodeFacts.ClassFacts) -> Bool {
    facts.facts.contains { other in
      other.isShow && other.subject.base == fact.subject.base && other.entry == fact.entry
        && (other.subject.steps.isEmpty || other.subject.steps == fact.subject.steps)
    }
  }

  /// What `cellForRowAt` marks in cells whose dummies do not have it.
  private func addCellFlags(
    _ fact: CodeFact, _ facts: CodeFacts.ClassFacts, to said: inout Evidence, _ views: [ViewIndex?]
  ) {
    // A contentView's own flag is never read (rule T4).
    guard !showsThere(fact, facts), fact.subject.steps.last != .contentView else { return }
    for (table, source) in dataSources.sorted(by: { $0.key < $1.key }) where source.type == facts.type {
      for cell in tree.nodes[table].children
      where tree.nodes[cell].place == .prototype && fits(cell, fact.subject, near: fact.place.file) {
        for number in instances.all.indices where instances.all[number].own == cell {
          let inner = Reference(.instance, fact.subject.steps)
          for view in instances.nodes(inner, of: number, in: tree).compactMap({ views[$0] }) {
            said.cellFlags.append(
              Evidence.Call(view: view, place: code.place(fact.place), owner: facts.name))
          }
        }
      }
    }
  }
}
