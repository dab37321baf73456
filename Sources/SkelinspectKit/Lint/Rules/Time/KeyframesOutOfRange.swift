extension Rule {
  static let keyframesOutOfRange = Rule(
    "keyframes-out-of-range", .error, systems: .layers,
    "A keyframe ends after the whole, or begins before it.",
    why:
      "addKeyframe takes a relative start and a relative duration of the whole: together they are at most 1.",
    fix: "Divide by the duration of the whole.",
    link: .apple("uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)"),
    accepts: [
      Self.keyframes("{duration: 2, keyframes: [{start: 0.5, duration: 0.5, alpha: 0}]}"),
      Self.keyframes("{duration: 1, keyframes: [{start: 0.8335, duration: 0.1667, alpha: 0}]}"),
    ],
    reports: [
      Self.keyframes("↓{duration: 2, keyframes: [{start: 0.7, duration: 0.5, alpha: 0}]}"),
      Self.keyframes("↓{duration: 2, keyframes: [{start: -0.1, duration: 0.5, alpha: 0}]}"),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    guard case .view(let keyframes) = animation.kind,
      let frame = keyframes.frames.first(where: { $0.start < 0 || $0.start + $0.duration > 1.001 })
    else { return nil }
    let where_ =
      frame.start < 0
      ? "begins at \(frame.start.roundedText), before the whole"
      : "ends at \((frame.start + frame.duration).roundedText) of the whole, which ends at 1"
    return context.finding(
      "a keyframe of \(context.name(of: animation.view)) \(where_)", at: animation,
      help: "starts and durations are fractions of the whole, from 0 to 1")
  }

  /// A view with a call of animateKeyframes, for examples.
  static func keyframes(_ call: String) -> RuleExample {
    "{system: layers, root: {type: UIView, frame: [0, 0, 24, 24], animations: [\(call)]}}"
  }
}
