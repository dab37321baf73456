/// One change of a hierarchy without calls of show that would give a view a skeleton, proven on a copy.
struct SystemFix: Sendable {
  /// What to do, with its object: `remove unredacted from`.
  enum Step: Equatable, Sendable {
    case removeUnredacted(of: ViewIndex)
    case redact(ViewIndex)
    case markPrivate(ViewIndex)
    case cover(ViewIndex)
    /// The layer by its number: it gets the view's bounds, a colour, or is shown.
    case fill(ViewIndex, layer: Int)
    case addLayer(ViewIndex)
  }

  let step: Step
  /// Views that are drawn after it and were not before, in document order.
  let appears: [ViewIndex]
  /// With it.
  let after: Inspection

  /// Nil where the view draws, or nothing of the kind helps.
  init?(for view: ViewIndex, in inspection: Inspection) {
    let hierarchy = inspection.hierarchy
    guard inspection.coverage[view].role == .uncovered else { return nil }
    for step in Self.candidates(for: view, in: inspection) {
      guard let changed = hierarchy.applying(step) else { continue }
      let after = Inspection(changed)
      guard hierarchy.views[view..<hierarchy.views[view].end].indices.contains(where: { after.draws($0) })
      else {
        continue
      }
      (self.step, self.after) = (step, after)
      appears = hierarchy.views.indices.filter { after.draws($0) && !inspection.draws($0) }
      return
    }
    return nil
  }

  private static func candidates(for view: ViewIndex, in inspection: Inspection) -> [Step] {
    if let layers = inspection.hierarchy.layers {
      let count = layers[view].sublayers.count
      return count > 0 ? [.fill(view, layer: count - 1)] : [.addLayer(view)]
    }
    switch inspection.coverage[view].stop.map({ ($0.reason, $0.view) }) {
    case (.unredacted, let blocker)?: return [.removeUnredacted(of: blocker), .redact(view)]
    case (.notRedacted, _)?: return [.markPrivate(view), .redact(view), .cover(view)]
    default: return [.cover(view)]
    }
  }
}

extension Hierarchy {
  /// With one change; nil where it is about another system.
  fileprivate func applying(_ step: SystemFix.Step) -> Hierarchy? {
    var changed = self
    switch systemFacts {
    case .skeletonView: return nil
    case .swiftUI(let facts):
      guard let facts = facts.applying(step, views) else { return nil }
      changed.systemFacts = .swiftUI(facts)
    case .layers(let facts):
      guard let facts = facts.applying(step, views) else { return nil }
      changed.systemFacts = .layers(facts)
    }
    return changed
  }
}

extension SwiftUIFacts {
  fileprivate func applying(_ step: SystemFix.Step, _ views: [View]) -> SwiftUIFacts? {
    func adding(_ effect: Modifier.Effect, _ view: ViewIndex) -> SwiftUIFacts {
      let modifier = Modifier(effect: effect, node: views[view].node)
      return replacingModifiers(of: view, with: modifiers[view] + [modifier])
    }
    switch step {
    case .removeUnredacted(let view):
      let kept = modifiers[view].map { modifier in
        var modifier = modifier
        if case .unredacted = modifier.effect { modifier.isActive = false }
        return modifier
      }
      return replacingModifiers(of: view, with: kept)
    case .redact(let view): return adding(.redacted(.placeholder), view)
    case .markPrivate(let view): return adding(.privacySensitive(true), view)
    case .cover(let view): return adding(.skeleton(SkeletonOverlay()), view)
    case .fill, .addLayer: return nil
    }
  }
}

extension LayerFacts {
  fileprivate func applying(_ step: SystemFix.Step, _ all: [View]) -> LayerFacts? {
    var facts = self
    switch step {
    case .fill(let view, let number):
      guard var own = views[view], own.sublayers.indices.contains(number) else { return nil }
      var layer = own.sublayers[number]
      (layer.frame, layer.isHidden, layer.opacity) = (.bounds, false, nil)
      if !layer.paints { layer.backgroundColor = SkeletonOverlay.color }
      own.sublayers[number] = layer
      facts.views[view] = own
    case .addLayer(let view):
      let layer = Sublayer(
        frame: .bounds, backgroundColor: SkeletonOverlay.color, node: all[view].node)
      facts.views[view, default: Facts()].sublayers.append(layer)
    default: return nil
    }
    return facts
  }
}
