extension CodeApplying {
  /// Makes a hierarchy one of layers by hand where code puts some into its views, or animates these, and nothing in it
  /// is SkeletonView's.
  mutating func applyLayers() {
    hierarchy.evidence = said
    guard code.types.mentionsLayers, hierarchy.mayBeOfLayers else { return }
    var layers = CodeLayers(joined, views, hierarchy)
    for number in instances.all.indices { layers.addSizes(number) }
    for number in instances.all.indices
    where instances.all[number].facts.layers?.isEmpty == false || layers.isGradient(number) {
      layers.add(number)
    }
    for number in instances.all.indices {
      layers.addOwners(number)
      layers.addStrayCovers(number)
    }
    guard layers.isSeen else { return }
    for number in instances.all.indices { layers.addProperties(number, &said) }
    layers.addCounts()
    hierarchy = layers.hierarchy
    hierarchy.systemFacts = .layers(layers.facts)
  }
}

/// Views with layers that are put into some views, nobody knows which, into each of several, or into the cells that code
/// fills: any of them, and what is in it, may be covered.
extension CodeLayers {
  mutating func addStrayCovers(_ number: Int) {
    let additions = joining.instances.all[number].facts.facts.filter { $0.effect.added != nil }
    let covers = covers(number, additions)
    for fact in additions {
      guard let cover = fact.effect.added, let moves = covers[cover] else { continue }
      let holders =
        joining.nodes(of: fact.subject, number, mayBe: true) + joining.openNodes(of: fact.subject, number)
      // One for each view of a walk stands in the first of them here.
      let places = found(cover, number).compactMap { hierarchy.views[$0].parent }
      guard places.isEmpty || fact.isCertain && holders.count > 1 else { continue }
      for view in Set(holders.compactMap { views[$0] }) where !places.contains(view) {
        open(view, moves: moves)
        facts.cover(view..<hierarchy.views[view].end, from: joining.code.place(fact.place))
      }
    }
  }

  /// The views that an instance adds and that have layers, or hold what has some, and whether these move.
  private func covers(_ number: Int, _ additions: [CodeFact]) -> [Reference: Bool] {
    var work: [(view: Reference, moves: Bool)] = []
    if let objects = objects(of: number) {
      let moved = Set(objects.record.additions.flatMap { objects.record.objects($0.layer) })
      work += objects.record.attachments.map {
        ($0.parent.withoutLayer, !moved.isDisjoint(with: objects.record.objects($0.layer)))
      }
    }
    for view in Set(additions.compactMap(\.effect.added)) {
      if case .made(let type, _, _, let place)? = joining.origin(of: view, in: number),
        let moves = joining.code.movesLayers(type, near: place.file)
      {
        work.append((view, moves))
      }
    }
    var found: [Reference: Bool] = [:]
    while let (view, moves) = work.popLast() {
      guard view.isMade || view.base == .instance && !view.steps.isEmpty, found[view] != true,
        moves || found[view] == nil
      else { continue }
      found[view] = moves
      work += additions.filter { $0.isCertain && $0.effect.added == view && $0.subject.isMade }.map {
        ($0.subject, moves)
      }
    }
    return found
  }
}

extension LayerFacts {
  fileprivate mutating func cover(_ views: Range<ViewIndex>, from place: Place) {
    for view in views {
      self.views[view, default: Facts()].isOpen = true
      self.views[view]?.cover = place
    }
  }
}

extension Screen {
  /// What others may put over a class's views may cover them in its own outline, too.
  mutating func agreeOnCovers(_ pairs: [ViewIndex: ViewIndex], in hierarchy: Hierarchy) {
    guard let theirs = hierarchy.layers, self.hierarchy.mayBeOfLayers else { return }
    var facts = self.hierarchy.layers ?? LayerFacts()
    for (copy, view) in pairs { theirs[copy].cover.map { facts.cover(view..<view + 1, from: $0) } }
    guard facts.views.values.contains(where: { $0.cover != nil }) else { return }
    self.hierarchy.systemFacts = .layers(facts)
  }
}

extension Hierarchy {
  /// Nothing of SkeletonView's is known of it.
  var mayBeOfLayers: Bool {
    guard let evidence else { return false }
    return evidence.shows.isEmpty && evidence.whyShowIsOpen == nil && !views.contains(where: \.isSkeletonable)
      && !evidence.facts.values.contains { $0.contains { $0.key == .isSkeletonable } }
  }
}

extension CodeFacts {
  /// Whether the layers of a class of views, or of views that it makes, move or are named after loading; nil: there are
  /// none.
  fileprivate func movesLayers(_ name: String, near file: Int) -> Bool? {
    var (work, known) = (types.type(name, near: file).map { [$0] } ?? [], Set<Int>())
    var moves: Bool?
    while let next = work.popLast() {
      guard known.insert(next).inserted, let facts = classes[next] else { continue }
      let isDrawn = facts.layers?.isEmpty == false || types.isGradientView(next)
      if isDrawn {
        let isMoved = facts.layers.map { !$0.additions.isEmpty || !$0.motions.isEmpty } ?? false
        moves = moves == true || isMoved || facts.name.speaksOfLoading || name.speaksOfLoading
      }
      work += facts.made.compactMap { types.type($0.type, near: types.declarations[next].place.file) }
    }
    return moves
  }
}
