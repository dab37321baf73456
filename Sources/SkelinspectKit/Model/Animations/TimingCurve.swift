/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1) by its two control points
/// (`CAMediaTimingFunction`).
struct TimingCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's `default`.
  static let standard = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// By their names in hierarchy files and in Core Animation.
  static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", linear), ("easeIn", easeIn), ("easeOut", easeOut), ("easeInOut", easeInOut),
    ("default", standard),
  ]

  /// Nil where it is one of four numbers.
  var name: String? { Self.named.first { $0.curve == self }?.name }
}
