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
  func layerGeometry(of view: ViewIndex, frame: PartialSize?) -> LayerGeometry {
    let lines = TextLines(of: view, in: self, frame: frame)
    let size = lines?.size ?? layerSize(of: view, frame: frame)
    return layerGeometry(
      of: view, size, lines: lines?.rects,
      lineCornerRadius: lines.flatMap { $0.hasLines ? Double($0.style.cornerRadius) : nil })
  }

  func layerGeometry(
    of view: ViewIndex, _ size: PartialSize, lines: [Rect]?, lineCornerRadius: Double?
  ) -> LayerGeometry {
    var bounds: Rect?
    if let width = size.width, let height = size.height, width.isFinite, height.isFinite {
      bounds = Rect(x: hasShiftedBounds(view) ? width : 0, y: 0, width: width, height: height)
    }
    return LayerGeometry(
      bounds: bounds,
      cornerRadius: number(.skeletonCornerRadius, of: view) ?? appearance.skeletonCornerRadius, lines: lines,
      lineCornerRadius: lineCornerRadius)
  }

  /// `definedMaxSize`: the larger of frame and own size constraints, each side by itself (rule S7).
  ///
  /// - Parameter frame: the frame's size while the skeleton shows, where it is not the file's.
  func layerSize(of view: ViewIndex, frame given: PartialSize? = nil) -> PartialSize {
    let frame = given ?? frame(of: view).map(PartialSize.init)
    let constraints = constraints(of: view)
    return PartialSize(
      width: Self.larger(frame?.width, constraints.widths.max()),
      height: Self.larger(frame?.height, constraints.heights.max()))
  }

  static func larger(_ frame: Double?, _ constant: Double?) -> Double? {
    guard let frame else { return constant }
    return max(frame, constant ?? 0)
  }

  /// In a stack view with trailing alignment, which is UIKit's bottom too, `bounds` begin at the width (rule
  /// S11).
  func hasShiftedBounds(_ view: ViewIndex) -> Bool {
    guard let parent = views[view].parent, views[parent].family == .stack else { return false }
    let alignment = text(.alignment, of: parent)
    return alignment == "trailing" || alignment == "bottom"
  }
}
