/// The views as they stand at a moment of a replay: a hierarchy in document order, its dequeued cells among it, and what
/// is seen of it.
struct Standing {
  let inspection: Inspection
  /// Dequeued cells, headers and footers, and where they stand.
  let cells: [ViewIndex: CellPlace]
  /// Views that calls added.
  let added: Set<ViewIndex>
  private let places: [ViewIndex: ViewIndex]

  init(_ replay: Replay) {
    let origins = replay.subtree(of: 0)
    let places = Dictionary(uniqueKeysWithValues: zip(origins, origins.indices))
    var hierarchy = replay.hierarchy.holding(origins)
    hierarchy.calls = nil
    (hierarchy.show.roots, hierarchy.show.areRootsGiven) = ([], true)
    for (view, origin) in zip(origins.indices, origins) {
      hierarchy.take(replay.states[origin], for: view)
    }
    self.places = places
    cells = Dictionary(
      uniqueKeysWithValues: zip(origins.indices, origins).compactMap { view, origin in
        replay.states[origin].cell.map { (view, $0) }
      })
    added = Set(replay.made.values.compactMap { places[$0] })
    inspection = Inspection(hierarchy, outcome: Self.outcome(replay, origins))
  }

  /// Nil for a view that does not stand in the tree.
  func place(of view: ViewIndex) -> ViewIndex? { places[view] }

  private static func outcome(_ replay: Replay, _ origins: [ViewIndex]) -> SystemOutcome {
    var outcome = SystemOutcome(count: origins.count)
    let active = Set(replay.state.active)
    for (view, origin) in zip(origins.indices, origins) {
      let state = replay.states[origin]
      outcome.isHidden[view] = state.isHidden
      outcome.isInteractionDisabled[view] = !state.takesTouches
      guard let layer = state.layers.last else {
        let role: Role =
          state.table?.isDummy == true ? .collection : active.contains(origin) ? .container : .uncovered
        outcome.coverage[view] = Coverage(role, root: 0)
        continue
      }
      outcome.coverage[view] = Coverage(layer.geometry.lines == nil ? .block : .lines, root: 0)
      outcome.layers[view] = Layer(
        geometry: layer.geometry, color: layer.isGradient ? nil : layer.colors.first,
        gradient: layer.isGradient ? layer.colors : [])
      if let animation = layer.animation { outcome.animations[view] = animation.viewAnimations }
    }
    return outcome
  }
}

extension Inspection {
  /// It says how views stand at a moment, not what a show would make of them.
  var isOfMoment: Bool { outcome != nil && hierarchy.system == .skeletonView }
}

extension Hierarchy {
  /// What is blank or overwritten stands in the keys.
  fileprivate mutating func take(_ state: ViewState, for view: ViewIndex) {
    if state.isTextClear { for key in [ViewKey.text, .attributedText] { apply(.remove(key, of: view)) } }
    for (key, value) in state.actual {
      switch value {
      case .none, .cleared: apply(.remove(key, of: view))
      case .text(let text): apply(.set(key, of: view, to: .text(text)))
      case .boolean(let isTrue): apply(.set(key, of: view, to: .boolean(isTrue)))
      case .number: break
      }
    }
  }
}

extension LayerState.Animation {
  fileprivate var viewAnimations: [ViewAnimation] {
    switch self {
    case .pulse(let colors): Palette.pulse(colors.compactMap(Color.init(hexText:)))
    case .slide(let direction): Palette.slide(direction)
    }
  }
}
