/// Layers whose looks are not followed: of other classes, in other layers, as masks.
extension CodeLayers {
  mutating func addOpenLayers(_ number: Int, _ objects: LayerObjects) {
    for parent in objects.record.openParents { open(parent, number, objects, isSeen: false, moves: false) }
    for attachment in objects.record.attachments {
      let isNested = attachment.parent.steps.last != .layer
      for layer in objects.record.objects(attachment.layer) {
        let type = type(of: layer, number)
        let isKnown = layer.isMade && type.map { kind(ofLayer: $0) != nil } ?? false
        guard isNested || !isKnown, !objects.isTakenAway(layer, from: objects.additions(of: layer)) else {
          continue
        }
        let moves = objects.record.additions.contains {
          objects.record.objects($0.layer).contains(layer)
        }
        open(
          attachment.parent, number, objects, isSeen: moves || type.map(isGradient) ?? false, moves: moves)
      }
    }
    addMasks(number, objects)
  }

  /// Nobody knows whether something covers a view.
  mutating func open(_ view: ViewIndex, moves: Bool) {
    facts[view].isOpen = true
    if moves { facts.views[view]?.movesOpenly = true }
    isSeenOpenly = isSeenOpenly || moves
  }

  /// A mask paints nothing: it lets through what the view shows anyway. One that moves is a shimmer.
  private mutating func addMasks(_ number: Int, _ objects: LayerObjects) {
    for layer in objects.viewLayers {
      let masks = objects.writes("mask", of: layer).flatMap(\.value.references).flatMap {
        objects.record.objects($0)
      }
      let moves = objects.record.additions.contains { addition in
        objects.record.objects(addition.layer).contains { masks.contains($0) }
      }
      guard moves else { continue }
      for view in found(layer, number) {
        facts[view].movesOpenly = true
        isSeenOpenly = true
      }
    }
  }

  /// Marks the views in whose layers a layer stands, through the layers around it.
  private mutating func open(
    _ parent: Reference, _ number: Int, _ objects: LayerObjects, isSeen: Bool, moves: Bool
  ) {
    var (work, known) = ([parent], Set<Reference>())
    while let next = work.popLast(), known.count < 64 {
      guard known.insert(next).inserted else { continue }
      guard next.steps.last == .layer else {
        let layers = Set(objects.record.objects(next))
        work += objects.record.attachments.filter {
          !layers.isDisjoint(with: objects.record.objects($0.layer))
        }.map(\.parent)
        continue
      }
      for view in found(next, number) { open(view, moves: moves) }
      isSeenOpenly = isSeenOpenly || isSeen && !found(next, number).isEmpty
    }
  }

  private func type(of layer: Reference, _ number: Int) -> String? {
    guard case .made(let made) = layer.base, layer.isMade else { return layer.type?.name }
    return joining.instances.all[number].facts.made[made].type
  }

  /// What a layer of a class is; nil where one cannot tell its looks.
  func kind(ofLayer type: String) -> Sublayer.Kind? {
    let types = joining.code.types
    return Sublayer.Kind(rawValue: type) ?? types.type(type, near: 0).flatMap { types.layerKind(of: $0) }
  }

  /// A gradient, or a class of the project's own that is one.
  private func isGradient(_ type: String) -> Bool {
    if type == Sublayer.Kind.gradient.rawValue { return true }
    let types = joining.code.types
    return types.type(type, near: 0).map { found in
      types.foreignSupertypes(of: found).contains { $0.lastName == Sublayer.Kind.gradient.rawValue }
    } ?? false
  }
}
