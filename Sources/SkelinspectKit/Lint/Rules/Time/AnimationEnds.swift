extension Rule {
  static let animationEnds = Rule(
    "animation-ends", .warning, systems: [.layers, .swiftUI],
    "A skeleton's animation does not repeat, so it stands still while loading goes on.",
    why:
      "An animation of Core Animation runs repeatCount turns (once by default), SwiftUI's once unless "
      + "it repeats: nobody knows how long loading takes.",
    fix: "Repeat it for ever: repeatCount infinity, or repeatForever.",
    link: .apple("quartzcore/camediatiming/repeatcount"),
    accepts: [
      Self.layer(
        "animations: {pulse: {keyPath: opacity, from: 1, to: 0.4, duration: 1, repeatCount: infinity}}"),
      "{type: Text, text: a, modifiers: [{skeleton: {opacity: {from: 1, to: 0.4, animation: {repeat: forever}}}}]}",
      RuleExample(
        "# It stands at its timeOffset from the first frame on.\n"
          + Self.layer(
            "animations: {half: {keyPath: opacity, from: 1, to: 0, duration: 1, speed: 0, timeOffset: 0.5}}"
          ).text),
    ],
    reports: [
      Self.layer("animations: {pulse: ↓{keyPath: opacity, from: 1, to: 0.4, duration: 1, repeatCount: 5}}"),
      RuleExample(
        "{type: Text, text: a, modifiers: [{↓skeleton: {opacity: {from: 1, to: 0.4, animation: {repeat: 3}}}}]}"
      ),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    guard animation.covers, !animation.isEndless, animation.duration ?? 1 > 0 else { return nil }
    let isSwiftUI = if case .swiftUI = animation.kind { true } else { false }
    let (key, value) = isSwiftUI ? ("repeat", "forever") : ("repeatCount", "infinity")
    let inCode = isSwiftUI ? ".repeatForever(autoreverses: true)" : "\(key) = .\(value)"
    return context.finding(
      "the animation of \(context.name(of: animation)) ends after \(animation.length), and the skeleton stands "
        + "still from then on",
      at: animation, altering: .set(path: animation.path + [key], to: .text(value), in: animation.node),
      help: "repeat it: \(context.hierarchy.origin == .code ? inCode : "\(key): \(value)")")
  }

  /// A view with a layer that covers it, for examples.
  static func layer(_ keys: String) -> RuleExample {
    """
    system: layers
    root:
      type: UIView
      frame: [0, 0, 100, 20]
      layer:
        sublayers: [{type: CALayer, frame: bounds, backgroundColor: "#E0E0E0", \(keys)}]
    """
  }
}

extension TimedAnimation {
  /// All of its turns.
  fileprivate var length: String {
    switch kind {
    case .layer(let animation, _):
      let timing = animation.timing
      return (timing.cycle(in: nil) * timing.turns / (timing.speed > 0 ? timing.speed : 1)).inSeconds
    case .view(let keyframes): return keyframes.duration.inSeconds
    case .swiftUI(let animation):
      let turns: Double = if case .count(let count) = animation.repetition { count } else { 1 }
      return (animation.delayOnce + animation.turn * turns / (animation.speed > 0 ? animation.speed : 1))
        .inSeconds
    }
  }
}

extension Double {
  /// `1.5 s`; sums of very large numbers are infinite.
  var inSeconds: String { isFinite ? "\(roundedText) s" : "∞ s" }
}
