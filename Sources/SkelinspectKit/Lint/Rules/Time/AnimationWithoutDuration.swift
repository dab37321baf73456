extension Rule {
  static let animationWithoutDuration = Rule(
    "animation-without-duration", .error, systems: [.layers, .swiftUI],
    "An animation lasts no time, so that nothing moves.",
    why: "A duration of 0 or less ends before the first frame is drawn.",
    fix: "Give it a duration in seconds.",
    link: .apple("quartzcore/camediatiming/duration"),
    accepts: [
      """
      # Core Animation's own duration is 0.25 s.
      {system: layers, root: {type: UIView, layer: {animations: {move: {keyPath: opacity, to: 0}}}}}
      """,
      Self.moving("{keyPath: opacity, to: 0, duration: 0.01}"),
    ],
    reports: [
      Self.moving("↓{keyPath: opacity, to: 0, duration: 0}"),
      Self.moving("{duration: 1, animations: [↓{keyPath: opacity, to: 0, duration: -1}]}"),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    guard let duration = animation.duration, duration <= 0 else { return nil }
    return context.finding(
      "the animation of \(context.name(of: animation)) has a duration of "
        + "\(duration.inSeconds), so nothing moves",
      at: animation, help: "give it a duration in seconds, such as 1.5")
  }
}
