/// Where a covered view's layer and its text lines lie, in the view's own coordinates and in points.
struct LayerGeometry: Equatable, Sendable {
  /// Nil where the size is unknown.
  let bounds: Rect?
  let cornerRadius: Double
  /// Nil for a block, and where the size is unknown.
  let lines: [Rect]?
  /// Nil for a block.
  let lineCornerRadius: Double?
}

extension Hierarchy {
  /// The layer that a covered view gets.
  ///
  /// - Parameter frame: the frame's size of a dummy cell.
  func layer(of view: ViewIndex, frame: PartialSize?, palette: Palette) -> Layer {
    let shape = layerGeometry(of: view, frame: frame)
    return Layer(
      bounds: shape.bounds, cornerRadius: shape.cornerRadius, color: palette.solidText,
      gradient: palette.gradientTexts, lines: shape.lines,
      lineCornerRadius: shape.lineCornerRadius)
  }

  /// The geometry of that layer.
  func layerGeometry(of view: ViewIndex, frame: PartialSize?) -> LayerGeometry {
    let lines = textLines(of: view, frame: frame)
    let size = lines?.size ?? layerSize(of: view, frame: frame)
    var bounds: Rect?
    if let width = size.width, let height = size.height, width.isFinite, height.isFinite {
      bounds = Rect(x: hasShiftedBounds(view) ? width : 0, y: 0, width: width, height: height)
    }
    var rects: [Rect]?
    var lineCornerRadius: Double?
    if case .lines(let known)? = lines?.content {
      rects = known
      lineCornerRadius = TextStyle(of: view, in: self).map { Double($0.cornerRadius) }
    }
    return LayerGeometry(
      bounds: bounds,
      cornerRadius: number(.skeletonCornerRadius, of: view) ?? appearance.skeletonCornerRadius, lines: rects,
      lineCornerRadius: lineCornerRadius)
  }
}
