extension Hierarchy {
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
