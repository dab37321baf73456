extension Rule {
  static let keyframesDoNotReturn = Rule(
    "keyframes-do-not-return", .warning, systems: .layers,
    "A shake does not end where it began.",
    why:
      "animateKeyframes leaves a view where its last keyframe put it: one that goes to and fro and stops on "
      + "the way stays askew.",
    fix: "Add a last keyframe with the value that the view had.",
    link: .apple("uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)"),
    accepts: [
      Self.keyframes(
        "{duration: 1, keyframes: [{start: 0, duration: 0.3, transform: {rotation: -10}}, {start: 0.3, duration: 0.3, transform: {rotation: 10}}, {start: 0.6, duration: 0.4, transform: identity}]}"
      ),
      Self.keyframes(
        "{duration: 1, keyframes: [{start: 0, duration: 0.3, alpha: 0.5}, {start: 0.3, duration: 0.3, alpha: 1}, {start: 0.6, duration: 0.4, alpha: 0}]}"
      ),
    ],
    reports: [
      Self.keyframes(
        "↓{duration: 1, keyframes: [{start: 0, duration: 0.3, transform: {rotation: -10}}, {start: 0.3, duration: 0.3, transform: {rotation: 10}}, {start: 0.6, duration: 0.4, transform: {rotation: -10}}]}"
      ),
      Self.keyframes(
        "↓{duration: 1, keyframes: [{start: 0, duration: 0.3, center: [20, 12]}, {start: 0.3, duration: 0.3, center: [4, 12]}, {start: 0.6, duration: 0.4, center: [14, 12]}]}"
      ),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    guard case .view(let keyframes) = animation.kind, !keyframes.autoreverses else { return nil }
    for property in keyframes.properties where ["transform", "center", "frame"].contains(property) {
      let model = context.hierarchy.modelValue(
        of: property, of: animation.view, context.hierarchy.layers?[animation.view] ?? LayerFacts.Facts())
      let steps = keyframes.components(of: property, from: model)
      guard let first = steps.first, let last = steps.last, steps.count > 3, first.isFar(from: last),
        steps.turnsBack
      else { continue }
      return context.finding(
        "\(context.name(of: animation.view)) goes to and fro in \((steps.count - 1).counted("keyframe")) of its "
          + "\(property) and does not end where it began",
        at: animation, help: "add a last keyframe with the value that it had")
    }
    return nil
  }
}

extension ViewKeyframes {
  /// The numbers of a property before all and after each keyframe, in order of their starts; empty where the first
  /// is not known.
  fileprivate func components(of property: String, from model: AnimatedValue?) -> [[Double]] {
    guard let model else { return [] }
    let values = steps(of: property).map(\.value)
    let all = [model] + values
    let whole = values.reduce(model) { $0.completed(like: $1) }
    return all.map { $0.completed(like: whole).components }
  }
}

extension AnimatedValue {
  fileprivate var components: [Double] {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .color, .colors: []
    case .transform(let parts):
      [parts.rotation ?? 0] + (parts.scale ?? []) + (parts.translation ?? [])
    }
  }
}

extension [Double] {
  fileprivate func isFar(from other: [Double]) -> Bool {
    count != other.count || zip(self, other).contains { abs($0 - $1) > 1e-6 }
  }
}

extension [[Double]] {
  /// Some component goes one way and then the other.
  fileprivate var turnsBack: Bool {
    (0..<(first?.count ?? 0)).contains { component in
      let line = compactMap { $0.indices.contains(component) ? $0[component] : nil }
      let steps = zip(line, line.dropFirst()).map { $1 - $0 }.filter { abs($0) > 1e-9 }
      return zip(steps, steps.dropFirst()).contains { ($0 > 0) != ($1 > 0) }
    }
  }
}
