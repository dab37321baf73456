extension Rule {
  static let animationRemoved = Rule(
    "animation-removed", .note, systems: .layers,
    "An animation that should hold its last value is removed when it ends.",
    why: "fillMode forwards holds the last value as long as the animation is there, and "
      + "isRemovedOnCompletion, which is true by default, removes it at its end: the layer jumps back.",
    fix: "Set isRemovedOnCompletion to false, or the model's value to the last one.",
    link: .apple("quartzcore/caanimation/isremovedoncompletion"),
    accepts: [
      Self.layer(
        "animations: {fade: {keyPath: opacity, to: 0.4, fillMode: forwards, repeatCount: infinity}}"),
      Self.moving(
        "{keyPath: cornerRadius, to: 4, duration: 1, fillMode: forwards, isRemovedOnCompletion: false}"),
    ],
    reports: [
      Self.moving("↓{keyPath: cornerRadius, to: 4, duration: 1, fillMode: forwards}"),
      Self.moving("↓{keyPath: cornerRadius, to: 4, duration: 1, fillMode: both, repeatCount: 2}"),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    guard let timing = animation.layerAnimation?.timing, !animation.isMember, timing.fillMode.holdsAfter,
      timing.isRemovedOnCompletion, !animation.isEndless
    else { return nil }
    return context.finding(
      "the animation of \(context.name(of: animation)) has fillMode "
        + "\(timing.fillMode.rawValue) and is removed when it ends: it jumps back",
      at: animation,
      altering: .set("isRemovedOnCompletion", to: .boolean(false), in: animation.node),
      help: "set isRemovedOnCompletion to false")
  }

  /// A view whose own layer has an animation, for examples.
  static func moving(_ animation: String) -> RuleExample {
    "{system: layers, root: {type: UIView, frame: [0, 0, 100, 20], layer: {animations: {move: \(animation)}}}}"
  }
}
