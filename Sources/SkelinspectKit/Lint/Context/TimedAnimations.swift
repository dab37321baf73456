/// An animation of a hierarchy with what rules ask of it; times in seconds.
struct TimedAnimation {
  /// What moves: a layer's animation, a group's member, a call of `animateKeyframes`, or a modifier's.
  enum Kind {
    case layer(LayerAnimation, group: LayerAnimation?)
    case view(ViewKeyframes)
    case swiftUI(SwiftUIAnimation)
  }

  let view: ViewIndex
  let node: Node
  let kind: Kind
  /// Of a layer that covers its view, a shown overlay or an active shimmer.
  let covers: Bool
  /// Square points of what moves; nil where they are unknown.
  let area: Double?
  /// What messages call it.
  let name: String
  /// The keys that lead to it from the node.
  var path: [String] = []

  /// A full turn with its delay and way back, divided by the speed; nil where it does not turn again.
  var turn: Double? {
    switch kind {
    case .layer(let animation, let group):
      let timing = animation.timing
      guard timing.turns > 1, timing.speed > 0 else { return nil }
      return timing.cycle(in: group?.timing.duration(in: nil)) / timing.speed
        / (group.map { $0.timing.speed } ?? 1)
    case .view(let keyframes):
      return keyframes.repeats ? keyframes.duration * (keyframes.autoreverses ? 2 : 1) : nil
    case .swiftUI(let animation):
      guard animation.repeats, animation.speed > 0 else { return nil }
      return animation.turn * (animation.comesBack ? 2 : 1) / animation.speed
    }
  }

  /// Nil where it has the standard one.
  var duration: Double? {
    switch kind {
    case .layer(let animation, _): animation.timing.duration
    case .view(let keyframes): keyframes.duration
    case .swiftUI(let animation): animation.duration
    }
  }

  /// One that stands still, at speed 0, has no end either.
  var isEndless: Bool {
    switch kind {
    case .layer(let animation, _): animation.timing.isEndless || animation.timing.speed == 0
    case .view(let keyframes): keyframes.repeats
    case .swiftUI(let animation): animation.repetition == .forever || animation.speed == 0
    }
  }

  var isMember: Bool { if case .layer(_, .some) = kind { true } else { false } }

  /// Of Core Animation, whether added to a layer or to a group.
  var layerAnimation: LayerAnimation? { if case .layer(let animation, _) = kind { animation } else { nil } }
}

extension RuleContext {
  /// Every animation that the hierarchy says, members of groups too.
  var animations: [TimedAnimation] { layerAnimations + viewKeyframes + modifierAnimations }

  private var layerAnimations: [TimedAnimation] {
    layerFacts.flatMap { view, facts -> [TimedAnimation] in
      let own = hierarchy.bounds(of: view).map { $0.width * $0.height }
      var found = facts.animations.flatMap {
        animations($0.animation, of: view, covers: false, area: own, "its layer")
      }
      for (number, layer) in zip(0..., facts.sublayers) {
        let area = hierarchy.frame(of: layer, in: view).map { $0.width * $0.height }
        for keyed in layer.animations {
          found += animations(
            keyed.animation, of: view, covers: hierarchy.covers(layer, view), area: area,
            "its layer \(layer.label(number))")
        }
      }
      return found
    }
  }

  /// An animation and, of a group, its members; groups are nested in few levels.
  private func animations(
    _ animation: LayerAnimation, of view: ViewIndex, covers: Bool, area: Double?, _ name: String
  ) -> [TimedAnimation] {
    var found: [TimedAnimation] = []
    var rest: [(LayerAnimation, LayerAnimation?)] = [(animation, nil)]
    while let (next, group) = rest.popLast() {
      if next.isOpen { continue }
      found.append(
        TimedAnimation(
          view: view, node: next.node, kind: .layer(next, group: group), covers: covers && group == nil,
          area: area, name: name))
      if case .group(let members) = next.content { rest += members.reversed().map { ($0, next) } }
    }
    return found
  }

  private var viewKeyframes: [TimedAnimation] {
    layerFacts.flatMap { view, facts in
      facts.keyframes.map { keyframes in
        TimedAnimation(
          view: view, node: keyframes.node, kind: .view(keyframes), covers: false,
          area: hierarchy.bounds(of: view).map { $0.width * $0.height }, name: "it")
      }
    }
  }

  private var modifierAnimations: [TimedAnimation] {
    let trace = redaction
    let overlays = trace.covers.compactMap { site, cover in
      cover.opacity?.animation.map { animation in
        TimedAnimation(
          view: site.view, node: site.node, kind: .swiftUI(animation), covers: true,
          area: cover.layer.bounds.map { $0.width * $0.height }, name: "its overlay",
          path: ["opacity", "animation"])
      }
    }
    let shimmers = trace.shimmers.map { site, shimmer in
      TimedAnimation(
        view: site.view, node: site.node, kind: .swiftUI(shimmer.animation), covers: true,
        area: hierarchy.frame(of: site.view).map { $0.width * $0.height }, name: "its shimmer",
        path: ["animation"])
    }
    return overlays + shimmers + stateMotions
  }

  private var stateMotions: [TimedAnimation] {
    guard let facts = hierarchy.swiftUI else { return [] }
    return zip(0..., facts.said).flatMap { view, said in
      said.motions.map { motion in
        let modifier = motion.modifier.map { facts.modifiers[view][$0] }
        return TimedAnimation(
          view: view, node: modifier?.node ?? hierarchy.views[view].node, kind: .swiftUI(motion.animation),
          covers: false, area: hierarchy.frame(of: view).map { $0.width * $0.height },
          name: "its \(motion.property)")
      }
    }
  }
}
