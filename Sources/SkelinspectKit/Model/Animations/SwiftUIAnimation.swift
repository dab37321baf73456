/// SwiftUI's `Animation`, as it is applied to one change of a value (rule A8); times in seconds.
struct SwiftUIAnimation: Equatable, Sendable {
  enum Repetition: Equatable, Sendable {
    case once
    /// Turns; there and back are two.
    case count(Double)
    case forever
  }

  var curve = TimingCurve.easeInOut
  var duration = 0.35
  /// In each turn.
  var delay = 0.0
  /// Before the first turn only: `.repeatForever().delay(x)`.
  var delayOnce = 0.0
  var speed = 1.0
  var repetition = Repetition.once
  /// Nil: true when it repeats.
  var autoreverses: Bool?

  /// Every second turn goes back.
  var comesBack: Bool { repetition != .once && autoreverses ?? true }

  var repeats: Bool { repetition != .once }
}

/// A number that may be animated, such as the opacity of an overlay.
struct AnimatedNumber: Equatable, Sendable {
  var from: Double
  var to: Double?
  var animation: SwiftUIAnimation?
  var node: Node?

  init(_ number: Double) { from = number }

  init(from: Double, to: Double, animation: SwiftUIAnimation, node: Node? = nil) {
    (self.from, self.to, self.animation, self.node) = (from, to, animation, node)
  }
}
