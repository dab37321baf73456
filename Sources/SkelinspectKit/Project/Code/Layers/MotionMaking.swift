extension ViewKeyframes {
  /// The same, whatever starts it and wherever it stands.
  func isLike(_ other: ViewKeyframes) -> Bool {
    duration == other.duration && delay == other.delay && curve == other.curve && repeats == other.repeats
      && autoreverses == other.autoreverses && frames == other.frames
  }
}

extension LayerRecord.Motion {
  /// What it does to one view; nil where that cannot be told, and for a change that happens once.
  func keyframes(of view: Reference, at node: Node) -> ViewKeyframes? {
    guard let options, let duration = duration.number, let delay = delay.number, duration.isFinite,
      delay.isFinite,
      areKeyframes || options.contains("repeat"), Set(options).isDisjoint(with: Self.notEvaluated)
    else { return nil }
    var keyframes = ViewKeyframes(node: node)
    (keyframes.duration, keyframes.delay) = (duration, delay)
    keyframes.curve = options.lazy.compactMap { Self.curves[$0] }.first ?? .easeInOut
    (keyframes.repeats, keyframes.autoreverses) = (
      options.contains("repeat"), options.contains("autoreverse")
    )
    for frame in frames {
      let own = frame.settings.filter { $0.view == view }
      guard !own.isEmpty else { continue }
      let settings = own.compactMap { setting in
        setting.value.animated(setting.property).map {
          ViewKeyframes.Setting(property: setting.property, value: $0)
        }
      }
      guard settings.count == own.count, let start = frame.start.number, let length = frame.duration.number
      else { return nil }
      keyframes.frames.append(ViewKeyframes.Frame(start: start, duration: length, values: settings))
    }
    return keyframes
  }

  private static let notEvaluated: Set = [
    "calculationModeDiscrete", "calculationModePaced", "calculationModeCubic", "calculationModeCubicPaced",
  ]

  private static let curves: [String: TimingCurve] = [
    "curveLinear": .linear, "curveEaseIn": .easeIn, "curveEaseOut": .easeOut, "curveEaseInOut": .easeInOut,
  ]
}

extension CodeLayers {
  /// Animations that an owner begins of layers in the views that it makes: what it passes is known there alone.
  mutating func addOwners(_ number: Int) {
    guard let objects = objects(of: number) else { return }
    for layer in Set(objects.record.additions.map(\.layer)) {
      guard case .property(let name)? = layer.steps.last, layer.base != .instance || layer.steps.count > 1
      else { continue }
      for view in found(layer.owner, number) {
        let own = facts[view].sublayers.indices.filter { facts[view].sublayers[$0].property == name }
        guard own.count == 1, let place = own.first else { continue }
        for keyed in animations(of: layer, number, objects, making(number, objects, view)) {
          facts.views[view]?.sublayers[place].animations.removeAll { $0.key == keyed.key }
          facts.views[view]?.sublayers[place].animations.append(keyed)
        }
      }
    }
  }
}
