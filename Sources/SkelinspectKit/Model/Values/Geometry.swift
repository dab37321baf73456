/// A rectangle in points, as `CGRect`.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
}

extension Rect {
  var right: Double { x + width }
  var bottom: Double { y + height }
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
  }
}

/// A size in points, as `CGSize`.
struct Size: Equatable, Sendable {
  var width: Double
  var height: Double
}

/// Insets in points, as `UIEdgeInsets`.
struct Insets: Equatable, Sendable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}
