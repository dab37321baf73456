extension Rule {
  static let animationTooFast = Rule(
    "animation-too-fast", .warning, systems: [.layers, .swiftUI],
    "An animation turns so fast that it flashes.",
    why: "More than three flashes a second on an area of at least 21,824 square points can bring on seizures "
      + "(WCAG 2.3.1); a skeleton that turns in less than a second is restless.",
    fix: "Let a turn, there and back, take a second or more.",
    link: .flashes,
    accepts: [
      Self.layer(
        "animations: {pulse: {keyPath: opacity, to: 0.4, duration: 0.8, autoreverses: true, repeatCount: infinity}}"
      ),
      Self.moving("{keyPath: opacity, to: 0.4, duration: 0.1}"),
    ],
    reports: [
      RuleExample(
        """
        system: layers
        root:
          type: UIView
          frame: [0, 0, 390, 844]
          layer:
            animations:
              flash: ↓{keyPath: opacity, to: 0.4, duration: 0.1, autoreverses: true, repeatCount: infinity}
        """),
      Self.moving(
        "↓{keyPath: opacity, to: 0.4, duration: 0.4, autoreverses: true, repeatCount: infinity}"
      ).reported(as: .note),
    ]
  ).looking(among: { $0.animations }) { animation, context in
    guard let turn = animation.turn, turn > 0, turn < 1 - 1e-9 else { return nil }
    let flashes = turn < leastTurn && animation.area ?? .infinity >= largeArea
    let area =
      animation.area.map { " on \($0.roundedText) square points" } ?? ", on an area that is not known"
    return context.finding(
      "the animation of \(context.name(of: animation)) turns in \(turn.inSeconds)"
        + (flashes ? area + ": more than three flashes a second" : ""),
      at: animation, flashes ? .warning : .note,
      help: "let a turn, there and back, take a second or more")
  }
}

/// Seconds of a turn below which there are more than three flashes a second.
private let leastTurn = 0.34
/// Square points; WCAG's 341 × 256 pixels at 96 dpi, a quarter of them.
private let largeArea = 21_824.0
