/// A size of which a side may be unknown: a file without frames does not say.
struct PartialSize: Equatable, Sendable {
  var width: Double?
  var height: Double?
}

extension PartialSize {
  /// From the origin on; nil where a side is unknown.
  var bounds: Rect? {
    guard let width, let height else { return nil }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  init(_ frame: Rect) { self.init(width: frame.width, height: frame.height) }
}

extension Hierarchy {
  /// The frame's size, or what constraints make of it after layout.
  func frameSize(of view: ViewIndex) -> PartialSize {
    if let frame = frame(of: view) { return PartialSize(frame) }
    let constraints = constraints(of: view)
    return PartialSize(width: constraints.widths.max(), height: constraints.heights.max())
  }
}
