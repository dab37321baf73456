/// The skeleton layer of a covered view, in the view's own coordinates and in points.
public struct Layer: Equatable, Sendable {
  let geometry: LayerGeometry
  /// `#RRGGBB`.
  public let color: String
  /// What the gradient styles use, first to last.
  public let gradient: [String]

  /// Nil where the file does not say the size.
  public var bounds: Rect? { geometry.bounds }
  public var cornerRadius: Double { geometry.cornerRadius }
  /// Nil for a block, and where the size is unknown.
  public var lines: [Rect]? { geometry.lines }
  /// Nil for a block.
  public var lineCornerRadius: Double? { geometry.lineCornerRadius }
}
