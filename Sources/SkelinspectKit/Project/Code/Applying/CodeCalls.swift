/// Calls of show and hide, and what else rules want to know of code.
extension CodeApplying {
  mutating func addShows() {
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
        let all = joined.shownNodes(of: fact.subject, number)
        let shown = joined.withoutDummies(all, of: fact)
        let allOpen = joined.openNodes(of: fact.subject, number)
        let open = joined.withoutDummies(allOpen, of: fact)
        if shown.isEmpty, open.isEmpty, !all.isEmpty || !allOpen.isEmpty { continue }
        // Of what is assumed of others nothing is lost.
        if shown.isEmpty, open.isEmpty, !fact.entry.isEmpty, said.lostShow == nil,
          !joined.isPickedOut(fact.subject, number), !joined.isOfNone(fact, number)
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
      guard fact.isShow, !fact.subject.leadsToCells, joined.cells(givenAs: fact.subject, number) == nil else {
        continue
      }
      let sure = fact.isCertain || fact.isCertainThere ? [] : joined.shownNodes(of: fact.subject, number)
      found[fact.place, default: []].formUnion(sure + joined.openNodes(of: fact.subject, number))
    }
    return Set(found.filter { $0.value.count > 1 }.keys)
  }

  /// How the first of them shows is how it is shown.
  mutating func applyLook(of show: Evidence.Show?) {
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
      let collections = joined.nodes(of: fact, number)
      return !collections.isEmpty
        && collections.allSatisfy { collection in
          guard let source = joined.dataSources[collection], !joined.openDataSources.contains(collection)
          else {
            return false
          }
          return code.adopts(source.type, "SkeletonCollectionViewDataSource") == false
        }
    }.map(\.place)
  }

  /// Tables and collections all of whose shows come before the window.
  var earlyTables: Set<ViewIndex> {
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
  func sizelessTables(among early: Set<ViewIndex>) -> Set<ViewIndex> {
    guard joined.isOwnerKnown, said.lostShow == nil, said.limit == nil,
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

  mutating func addCalls() {
    (said.projectShows, said.projectHides) = (code.shows || code.hasUncalledShows, code.hides)
    for number in instances.all.indices {
      let facts = instances.all[number].facts
      for fact in facts.facts {
        switch fact.effect {
        case .hide:
          let found = joined.nodes(of: fact.subject, number, mayBe: true).compactMap { views[$0] }
          if found.isEmpty || !fact.isCertain {
            said.hidesElsewhere = said.hidesElsewhere || mayReachOthers(fact)
          }
          said.hides += found.map { call(on: $0, at: fact.place, in: facts) }
        case .shadow(let function):
          said.shadows += views(of: fact, number).map {
            Evidence.Call(view: $0, place: code.namePlace(function), owner: facts.name)
          }
        case .set(.isSkeletonable, .boolean(true)) where fact.subject.base == .realCell:
          addCellFlags(fact, facts)
        case .set(.isSkeletonable, .boolean(true)) where fact.isOfRealCells && !showsThere(fact, facts):
          let kept = Set(joined.nodes(of: fact, number))
          for node in joined.nodes(of: fact.subject, number) where !kept.contains(node) {
            if let view = views[node] { said.cellFlags.append(call(on: view, at: fact.place, in: facts)) }
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
  private mutating func addCellFlags(_ fact: CodeFact, _ facts: CodeFacts.ClassFacts) {
    // A contentView's own flag is never read (rule T4).
    guard !showsThere(fact, facts), fact.subject.steps.last != .contentView else { return }
    for (table, source) in joined.dataSources.sorted(by: { $0.key < $1.key }) where source.type == facts.type
    {
      for cell in tree.nodes[table].children
      where tree.nodes[cell].place == .prototype && joined.fits(cell, fact.subject, near: fact.place.file) {
        for number in instances.all.indices where instances.all[number].own == cell {
          let inner = Reference(.instance, fact.subject.steps)
          said.cellFlags += instances.nodes(inner, of: number, in: tree).compactMap { views[$0] }
            .map { call(on: $0, at: fact.place, in: facts) }
        }
      }
    }
  }
}
