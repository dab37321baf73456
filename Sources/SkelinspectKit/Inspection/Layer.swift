/// The skeleton layer of a covered view, in the view's own coordinates and in points.
public struct Layer: Equatable, Sendable {
  /// Nil where the file does not say the size.
  public let bounds: Rect?
  public let cornerRadius: Double
  /// `#RRGGBB`.
  public let color: String
  /// What the gradient styles use, first to last.
  public let gradient: [String]
  /// Nil for a block, and where the size is unknown.
  public let lines: [Rect]?
  /// Nil for a block.
  public let lineCornerRadius: Double?
}
