/// What layers that an app's code adds make of every view that they stand in (rules K1 to K4).
struct LayersPass {
  let hierarchy: Hierarchy
  let facts: LayerFacts
  var outcome: SystemOutcome
  /// By the table or collection; cells come in document order.
  private var firstPrototypes: [ViewIndex: ViewIndex] = [:]

  init(_ hierarchy: Hierarchy, _ facts: LayerFacts) {
    (self.hierarchy, self.facts) = (hierarchy, facts)
    outcome = SystemOutcome(count: hierarchy.views.count)
    for view in hierarchy.views.indices { visit(view) }
    outcome.settleContainers(in: hierarchy)
    doubtCells()
    if facts.mediaTime == nil, hasAbsoluteBeginning {
      outcome.assumptions.append(
        "CACurrentMediaTime() is 0 when the views appear (environment.mediaTime says another)")
    }
  }

  private mutating func visit(_ view: ViewIndex) {
    let parent = hierarchy.views[view].parent
    outcome.isHidden[view] =
      isHidden(view) || hierarchy.origin == .code && (parent.map { outcome.isHidden[$0] } ?? false)
    outcome.isInteractionDisabled[view] = !hierarchy.takesTouches(view)
    outcome.copies[view] = copies(of: view)
    outcome.coverage[view] = coverage(of: view)
    if let own = facts.views[view] { setAnimations(of: view, own) }
  }

  private mutating func coverage(of view: ViewIndex) -> Coverage {
    if let parent = hierarchy.views[view].parent {
      let above = outcome.coverage[parent]
      if let block = above.role == .block && hidesContent(parent) ? parent : above.block {
        return Coverage(.underBlock, root: 0, block: block)
      }
      // What may cover a view may cover what is in it.
      if let over = mayHideContent(parent)
        ? parent : above.stop.flatMap({ $0.reason == .unknownOverlay ? $0.view : nil })
      {
        return .unknown(.unknownOverlay, at: over)
      }
    }
    guard let own = facts.views[view], !hierarchy.views[view].family.isCollection else {
      return uncovered(view)
    }
    let covers = own.sublayers.filter { self.covers($0, view) }
    // What only shines over a view covers nothing.
    guard let cover = covers.last, !covers.allSatisfy(\.isSheen) else {
      let mayBeCovered = own.isOpen || own.sublayers.contains { hierarchy.mayCover($0, view) }
      if mayBeCovered { return .unknown }
      guard let color = own.background, isHandMade(view, color) else { return uncovered(view) }
      outcome.layers[view] = Layer(
        bounds: hierarchy.bounds(of: view), cornerRadius: nil, color: color.withAlpha(1).hexText,
        alpha: color.alpha < 1 ? color.alpha : nil)
      return Coverage(.block, root: 0, stop: Stop(view: view, reason: .handMade))
    }
    outcome.layers[view] = hierarchy.layer(of: cover, in: view)
    return Coverage(.block, root: 0)
  }

  /// A table shows the cells that the app's data source gives: so many of the first prototype.
  private mutating func copies(of view: ViewIndex) -> Int? {
    guard let parent = hierarchy.views[view].parent else { return 1 }
    guard hierarchy.views[view].place.isTemplate else { return outcome.copies[parent] }
    guard hierarchy.views[view].place == .prototype else { return nil }
    // Which of several cells code gives while it loads is not known.
    let kids = hierarchy.children(of: parent)
    if hierarchy.origin == .code, kids.count(where: { hierarchy.views[$0].place == .prototype }) > 1 {
      return nil
    }
    if firstPrototypes[parent] == nil { firstPrototypes[parent] = view }
    guard view == firstPrototypes[parent] else { return 0 }
    let key = hierarchy.views[parent].family == .table ? ViewKey.numberOfRows : .numberOfItems
    guard let rows = hierarchy.integer(key, of: parent) else { return nil }
    return outcome.copies[parent].map(max(rows, 0).times)
  }

  private mutating func setAnimations(of view: ViewIndex, _ own: LayerFacts.Facts) {
    var animations: [ViewAnimation] = []
    for (number, layer) in zip(0..., own.sublayers) {
      for keyed in layer.animations {
        animations += keyed.animations(
          of: layer.key(number), facts.mediaTime ?? 0
        ) { hierarchy.value(of: $0, of: layer, in: view) }
      }
    }
    for keyed in own.animations {
      animations += keyed.animations(of: nil, facts.mediaTime ?? 0) {
        hierarchy.modelValue(of: $0, of: view, own)
      }
    }
    for keyframes in own.keyframes {
      animations += keyframes.properties.map { property in
        ViewAnimation(
          layer: nil, property: property, definition: .view(keyframes),
          model: hierarchy.modelValue(of: property, of: view, own))
      }
    }
    let turns = animations.contains { $0.layer == nil && $0.property.hasPrefix("transform") }
    if turns || own.anchorPoint != nil || own.position != nil {
      outcome.pivots[view] = .some(hierarchy.pivot(of: view, own))
    }
    if !animations.isEmpty { outcome.animations[view] = animations }
  }

  private var hasAbsoluteBeginning: Bool {
    facts.views.values.contains { own in
      (own.animations + own.sublayers.flatMap(\.animations)).contains {
        $0.animation.timing.beginTime != 0 && !$0.animation.timing.beginsByClock
      }
    }
  }
}

extension KeyedAnimation {
  fileprivate func animations(
    of layer: String?, _ mediaTime: Double, _ model: (String) -> AnimatedValue?
  ) -> [ViewAnimation] {
    animation.keyPaths.map { path in
      ViewAnimation(
        layer: layer, property: path, definition: .layer(animation, key: key), model: model(path),
        mediaTime: mediaTime)
    }
  }
}
