/// A value that an animation goes from or to (rule A9).
enum AnimatedValue: Equatable, Sendable {
  case number(Double)
  /// A point, a size, a rectangle, or a gradient's `locations`.
  case numbers([Double])
  case color(Color)
  case colors([Color])
  case transform(Transform)
}

/// The parts of an affine transform, those that are said: the others are the identity's.
struct Transform: Hashable, Sendable {
  /// Degrees, clockwise.
  var rotation: Double?
  /// One factor for both axes, or one for each.
  var scale: [Double]?
  /// Points.
  var translation: [Double]?

  static let identity = Transform()
}
