/// A size of which a side may be unknown: a file without frames does not say.
struct PartialSize: Equatable, Sendable {
  var width: Double?
  var height: Double?
}

extension Hierarchy {
  /// `definedMaxSize`: the larger of frame and own size constraints, each side by itself (rule S7).
  ///
  /// - Parameter frame: the frame's size while the skeleton shows, where it is not the file's.
  func layerSize(of view: ViewIndex, frame given: PartialSize? = nil) -> PartialSize {
    let frame = given ?? frame(of: view).map { PartialSize(width: $0.width, height: $0.height) }
    let constraints = constraints(of: view)
    return PartialSize(
      width: Self.larger(frame?.width, constraints.widths),
      height: Self.larger(frame?.height, constraints.heights))
  }

  static func larger(_ frame: Double?, _ constants: [Double]) -> Double? {
    guard let frame else { return constants.max() }
    return max(frame, constants.max() ?? 0)
  }

  /// The frame's size, or what constraints make of it after layout.
  func frameSize(of view: ViewIndex) -> PartialSize {
    if let frame = frame(of: view) { return PartialSize(width: frame.width, height: frame.height) }
    let constraints = constraints(of: view)
    return PartialSize(width: constraints.widths.max(), height: constraints.heights.max())
  }

  /// In a stack view with trailing alignment, which is UIKit's bottom too, `bounds` begin at the width (rule
  /// S11).
  func hasShiftedBounds(_ view: ViewIndex) -> Bool {
    guard let parent = views[view].parent, views[parent].family == .stack else { return false }
    let alignment = text(.alignment, of: parent)
    return alignment == "trailing" || alignment == "bottom"
  }

  /// Whether a view lays out from right to left: its own attribute, else what reaches it from above.
  func isRightToLeft(_ view: ViewIndex) -> Bool {
    switch text(.semanticContentAttribute, of: view) {
    case "forceRightToLeft", "rtl": true
    case "forceLeftToRight", "ltr", "playback", "spatial": false
    default: views[view].flags.contains(.inheritsRightToLeft)
    }
  }
}
