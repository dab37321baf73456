/// Gradients along a line, in the unit square of what they paint (rule G3).
enum SVGGradient {
  /// At rest: top to bottom (rule G3).
  static let still = (start: MotionTrack.constant(0.5, 0), end: MotionTrack.constant(0.5, 1))

  /// - Parameters:
  ///   - colors: in CSS, first to last.
  ///   - ends: as the evaluator says (rule G4).
  static func even(
    _ id: String, _ colors: [String], _ ends: (start: MotionTrack, end: MotionTrack)
  ) -> String {
    let last = Double(max(colors.count - 1, 1))
    let stops = zip(0..., colors).map { index, color in
      #"<stop offset="\#((Double(index) / last).jsonText)" style="stop-color:\#(color)"/>"#
    }
    return linear(id, from: ends.start, to: ends.end, stops.joined()) { $0[0].jsonText }
  }

  /// - Parameter text: of a number.
  static func linear(
    _ id: String, from start: MotionTrack, to end: MotionTrack, _ stops: String,
    _ text: ([Double]) -> String
  ) -> String {
    let ends = [
      ("x1", start[0..<1]), ("y1", start[1..<2]), ("x2", end[0..<1]), ("y2", end[1..<2]),
    ]
    let places = ends.map { name, track in #" \#(name)="\#(text(track.still))""# }.joined()
    let motion = ends.map { name, track in track.svg(name, text) }.joined()
    return #"<linearGradient id="\#(id)"\#(places)>\#(motion)\#(stops)</linearGradient>"#
  }
}
