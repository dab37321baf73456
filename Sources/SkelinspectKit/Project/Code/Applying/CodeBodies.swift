/// What functions do one after the other, brought to the views that they do it to.
extension CodeJoining {
  func addBodies(to order: inout CodeOrder, _ views: [ViewIndex?]) {
    for number in instances.all.indices {
      let facts = instances.all[number].facts
      guard !facts.steps.isEmpty else { continue }
      let bodies = Dictionary(grouping: facts.steps, by: \.spot.body)
      for body in bodies.keys.sorted(by: { ($0.file, $0.node) < ($1.file, $1.node) }) {
        let steps = merged(bodies[body] ?? [], number, views)
        guard steps.contains(where: { !$0.views.isEmpty || $0.isHide }) else { continue }
        order.add(CodeOrder.Body(steps: steps))
      }
    }
  }

  /// A view that code shows first, or what it stands in, and marks or puts in there then is not found when it is shown, but may
  /// be the next time, where there is one.
  func settleLateViews(
    in hierarchy: inout Hierarchy, _ said: inout Evidence, _ order: CodeOrder, _ views: [ViewIndex?]
  ) {
    for (node, view) in zip(tree.nodes.indices, views) {
      guard let view, hierarchy.views[view].isSkeletonable else { continue }
      let own = said.shows(on: view)
      let around = hierarchy.ancestors(of: view).flatMap { said.shows(on: $0) }
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
      let isCertain = late.allSatisfy { step in
        step.stages != nil
          || step.isImmediate
            && (own + around).allSatisfy { order.step(of: $0)?.step.spot.body == step.spot.body }
      }
      if said.lostShow == nil, said.limit == nil, isCertain, order.areCalledOnce(own + around) {
        hierarchy.apply(.set(.isSkeletonable, of: view, to: .boolean(false)))
      } else {
        said.unknown[view, default: []].insert(.isSkeletonable)
      }
    }
  }

  /// One step for each thing that is done to something, however often it is come to.
  private func merged(
    _ steps: [CodeStep], _ number: Int, _ views: [ViewIndex?]
  ) -> [CodeOrder.Step] {
    struct Subject: Hashable {
      let effect: CodeEvent.Effect
      let reference: Reference?
      let place: CodeNode
    }
    var order: [Subject] = []
    var entries: [Subject: Set<String>] = [:]
    var first: [Subject: CodeStep] = [:]
    for step in steps.sorted(by: { $0.spot.position < $1.spot.position }) {
      let event = step.event
      let subject = Subject(effect: event.effect, reference: event.subject, place: event.place)
      if first[subject] == nil {
        guard order.count < CodeOrder.Body.maximumSteps else { break }
        first[subject] = step
        order.append(subject)
      }
      entries[subject, default: []].insert(event.entry)
    }
    return order.compactMap { subject in
      guard let step = first[subject] else { return nil }
      let sure = nodes(of: step.event, number).compactMap { views[$0] }
      let open = step.event.subject.map { openNodes(of: $0, number) } ?? []
      let own = sure + open.compactMap { views[$0] }
      // Of what cannot be told, show, hide and calls may be about any view.
      guard !own.isEmpty || step.event.effect.isAboutAny,
        step.event.subject.map({ !isPickedOut($0, number) }) ?? true
      else { return nil }
      return CodeOrder.Step(
        effect: step.event.effect, views: own,
        isCertain: step.event.isCertain && !sure.isEmpty && open.isEmpty,
        place: code.place(step.event.place), spot: step.spot, calls: step.calls,
        enteredFrom: entries[subject] ?? [])
    }
  }

  private func nodes(of event: CodeEvent, _ number: Int) -> [JoinedTree.NodeIndex] {
    guard let subject = event.subject else { return [] }
    switch event.effect {
    case .show, .hide: return shownNodes(of: subject, number)
    case .updateRows("apply"):
      // A diffable data source is known by its class.
      guard let name = subject.type?.name, let type = code.types.type(name, near: event.place.file) else {
        return []
      }
      let tables = dataSources.filter { $0.value.type == type }
      return tables.count == 1 ? tables.map(\.key) : []
    default: return nodes(of: subject, number)
    }
  }
}
