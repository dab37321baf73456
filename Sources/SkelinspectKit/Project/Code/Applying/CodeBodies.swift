/// What functions do one after the other, brought to the views that they do it to.
extension CodeApplying {
  mutating func addBodies() {
    for number in instances.all.indices {
      let facts = instances.all[number].facts
      guard !facts.steps.isEmpty else { continue }
      let bodies = Dictionary(grouping: facts.steps, by: \.spot.body)
      for body in bodies.keys.sorted(by: { ($0.file, $0.node) < ($1.file, $1.node) }) {
        let steps = merged(bodies[body] ?? [], number)
        guard steps.contains(where: { !$0.views.isEmpty || $0.effect.effects.contains(.hides) }) else {
          continue
        }
        order.add(CodeOrder.Body(steps: steps))
      }
    }
  }

  /// A view that code shows first, or what it stands in, and marks or puts in there then is not found when it is shown, but may
  /// be the next time, where there is one.
  mutating func settleLateViews() {
    for (node, view) in zip(tree.nodes.indices, views) {
      guard let view else { continue }
      let own = said.shows(on: view)
      let around = hierarchy.ancestors(of: view).flatMap { said.shows(on: $0) }
      if let steps = order.additions[view], isOnce(steps, after: around) {
        said.addedOnTop.insert(view)
      }
      guard hierarchy.views[view].isSkeletonable else { continue }
      func come(_ steps: [CodeOrder.Step]?, after shows: [Evidence.Show]) -> [CodeOrder.Step]? {
        guard let steps, !shows.isEmpty, shows.allSatisfy({ order.areAll(steps, after: $0.place) }) else {
          return nil
        }
        return steps
      }
      let marks = Set((said.facts[view] ?? []).lazy.filter { $0.key == .isSkeletonable }.map(\.place))
      let late: [CodeOrder.Step]
      if marks.count == order.marks[view]?.count, tree.view(node)?.isSkeletonable != true,
        let steps = come(order.marks[view], after: own + around)
      {
        (late, said.late[view]) = (steps, .marked)
      } else if own.isEmpty, let steps = come(order.additions[view], after: around) {
        (late, said.late[view]) = (steps, .added)
      } else {
        continue
      }
      let shows = (own + around).compactMap { order.step(of: $0)?.step }
      if late.contains(where: { shows.contains(where: $0.isApart) }) { said.late[view] = .apart }
      if isOnce(late, after: own + around) {
        hierarchy.apply(.set(.isSkeletonable, of: view, to: .boolean(false)))
      } else {
        said.open(.isSkeletonable, of: view)
      }
    }
  }

  /// What is set only after show is not what show reads.
  mutating func settleLateSettings() {
    for (view, settings) in order.settings {
      let shows = hierarchy.outwards(from: view).flatMap { said.shows(on: $0) }
      guard !shows.isEmpty else { continue }
      for (key, steps) in settings where shows.allSatisfy({ order.areAll(steps, after: $0.place) }) {
        let places = Set((said.facts[view] ?? []).lazy.filter { $0.key == key }.map(\.place))
        if places == Set(steps.map(\.place)) { said.open(key, of: view) }
      }
    }
  }

  /// A table or collection that gets its data source after show has none when show comes: there are no dummy cells, unless
  /// show is called again. So with a table's delegate and dummy headers.
  mutating func settleLateSources() {
    for (node, view) in zip(tree.nodes.indices, views) {
      guard let view, hierarchy.views[view].family.isCollection else { continue }
      let around = Set(hierarchy.outwards(from: view))
      let shows = hierarchy.outwards(from: view).flatMap { said.shows(on: $0) }
      for (key, steps) in order.sources[view] ?? [:] {
        let wanted =
          key == .delegate ? "SkeletonTableViewDelegate" : hierarchy.skeletonDataSourceName(of: view)
        let isConnected = (key == .delegate ? joined.connectedDelegates : joined.connected)[node] != nil
        guard hierarchy.text(key, of: view) == wanted, !isConnected, !shows.isEmpty,
          Set(steps.map(\.place)) == Set(joined.sourcePlaces(of: node, key).map(code.place))
        else { continue }
        let isHidden = shows.allSatisfy { order.areAll(steps, afterHiding: around, shownAt: $0.place) }
        guard isHidden || shows.allSatisfy({ order.areAll(steps, after: $0.place) }) else { continue }
        guard isOnce(steps, after: shows, isHidden: isHidden) else {
          said.unknown[view, default: []].insert(key)
          continue
        }
        hierarchy.set(key, of: view, to: Attribute(key, at: nil, .letters))
        if key == .dataSource { said.lateSources.insert(view); continue }
        // What comes while the skeleton shows makes its own headers.
        let headers = said.sectionViews.updateValue([], forKey: view)
        if !isHidden { said.plainSectionViews.formUnion(headers ?? []) }
      }
    }
  }

  /// Whether steps surely come after all shows that there are, each of which is called once only.
  private func isOnce(_ steps: [CodeOrder.Step], after shows: [Evidence.Show], isHidden: Bool = false) -> Bool
  {
    guard said.lostShow == nil, said.limit == nil, !shows.isEmpty, order.areCalledOnce(shows) else {
      return false
    }
    if isHidden { return true }
    return steps.allSatisfy { step in
      step.stages != nil
        || step.isImmediate && shows.allSatisfy { order.step(of: $0)?.step.spot.body == step.spot.body }
    } && shows.allSatisfy { order.areAll(steps, after: $0.place) }
  }

  /// One step for each thing that is done to something, however often it is come to.
  private func merged(_ steps: [CodeStep], _ number: Int) -> [CodeOrder.Step] {
    struct Subject: Hashable {
      let effect: CodeEvent.Effect
      let reference: Reference?
      let place: CodeNode
    }
    var order: [(step: CodeStep, entries: Set<String>, turns: Set<Int?>)] = []
    var places: [Subject: Int] = [:]
    for step in steps.sorted(by: { $0.spot.position < $1.spot.position }) {
      let event = step.event
      let subject = Subject(effect: event.effect, reference: event.subject, place: event.place)
      let place = places[subject] ?? order.count
      if place == order.count {
        guard place < CodeOrder.Body.maximumSteps else { break }
        places[subject] = place
        order.append((step, [], []))
      }
      order[place].entries.insert(event.entry)
      order[place].turns.insert(event.turn)
    }
    return order.compactMap { step, entries, turns in
      let event = step.event
      let sure = nodes(of: event, number).compactMap { views[$0] }
      let open = event.subject.map { joined.openNodes(of: $0, number) } ?? []
      let own = sure + open.compactMap { views[$0] }
      // Of what cannot be told, show, hide and calls may be about any view.
      guard !own.isEmpty || event.effect.isAboutAny,
        event.subject.map({ !joined.isPickedOut($0, number) }) ?? true
      else { return nil }
      return CodeOrder.Step(
        effect: event.effect, views: own, isCertain: event.isCertain && !sure.isEmpty && open.isEmpty,
        place: code.place(event.place), spot: step.spot, calls: step.calls, closures: step.closures,
        enteredFrom: sources(of: entries, number),
        turn: step.spot.isInTurn && turns.count == 1 ? event.turn : nil)
    }
  }

  /// Functions without those that nothing but others of them calls, as what shows there comes before the window.
  private func sources(of entries: Set<String>, _ number: Int) -> Set<String> {
    let early = instances.all[number].facts.facts.lazy.filter { $0.isEarly && !$0.entry.isEmpty }
    let called = Set(early.map(\.entry))
    return entries.isSubset(of: called) ? entries : entries.subtracting(called)
  }

  private func nodes(of event: CodeEvent, _ number: Int) -> [JoinedTree.NodeIndex] {
    guard let subject = event.subject else { return [] }
    switch event.effect {
    case .show, .hide: return joined.shownNodes(of: subject, number)
    case .updateRows("apply"):
      // A diffable data source is known by its class.
      guard let name = subject.type?.name, let type = code.types.type(name, near: event.place.file) else {
        return []
      }
      let tables = joined.dataSources.filter { $0.value.type == type }
      return tables.count == 1 ? tables.map(\.key) : []
    default: return joined.nodes(of: subject, number)
    }
  }
}
