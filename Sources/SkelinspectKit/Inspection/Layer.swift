/// The skeleton layer of a covered view, in the view's own coordinates and in points.
public struct Layer: Equatable, Sendable {
  let geometry: LayerGeometry
  /// In points; nil where it depends on a height that is unknown.
  public let cornerRadius: Double?
  /// `#RRGGBB`; nil where it has none of its own.
  public let color: String?
  /// `#RRGGBB`, first to last: what the gradient styles use, or a gradient layer's own.
  public let gradient: [String]
  /// From 0 to 1, of a layer that something shows through; nil where nothing does.
  public private(set) var alpha: Double?
  /// The colour that lies under it, `#RRGGBB`; nil where none does.
  public private(set) var over: String?

  /// SkeletonView's.
  init(geometry: LayerGeometry, color: String?, gradient: [String]) {
    (self.geometry, self.color, self.gradient) = (geometry, color, gradient)
    cornerRadius = geometry.cornerRadius
  }

  /// A block of another system.
  init(
    bounds: Rect?, cornerRadius: Double?, color: String?, gradient: [String] = [], alpha: Double? = nil,
    over: String? = nil
  ) {
    geometry = LayerGeometry(
      bounds: bounds, cornerRadius: cornerRadius ?? 0, lines: nil, lineCornerRadius: nil)
    (self.cornerRadius, self.color, self.gradient) = (cornerRadius, color, gradient)
    (self.alpha, self.over) = (alpha, over)
  }

  /// In the view's own coordinates; nil where the file does not say the size.
  public var bounds: Rect? { geometry.bounds }
  /// The text lines in the view's own coordinates; nil for a block, and where the size is unknown.
  public var lines: [Rect]? { geometry.lines }
  /// In points; nil for a block.
  public var lineCornerRadius: Double? { geometry.lineCornerRadius }
}
