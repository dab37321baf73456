/// One call of `UIView.animateKeyframes` with its `addKeyframe` calls (rule A7); times in seconds.
struct ViewKeyframes: Equatable, Sendable {
  struct Frame: Equatable, Sendable {
    /// Relative to the whole, from 0 to 1.
    var start = 0.0
    var duration = 0.0
    /// By the view's property, such as `transform` and `alpha`.
    var values: [Setting] = []
  }

  struct Setting: Equatable, Sendable {
    var property: String
    var value: AnimatedValue
  }

  /// What starts it, where that is not the view's appearing.
  enum Trigger: String, CaseIterable, Sendable { case tap }

  var duration = 0.0
  var delay = 0.0
  var curve = TimingCurve.easeInOut
  var repeats = false
  var autoreverses = false
  var trigger: Trigger?
  var frames: [Frame] = []
  /// The mapping, or the call, that describes it.
  var node: Node

  /// Each once, in order.
  var properties: [String] {
    frames.flatMap { $0.values.map(\.property) }.firstOfEach(\.self)
  }
}
