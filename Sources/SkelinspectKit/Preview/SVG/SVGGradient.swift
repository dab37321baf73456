/// A `linearGradient`; every shape has one of its own, in the unit square of its layer (rule G3).
struct SVGGradient {
  /// In CSS, first to last.
  let colors: [String]

  /// At rest: top to bottom (rule G3).
  func still(_ id: String) -> String { element(id, .constant(0.5, 0), .constant(0.5, 1)) }

  /// As the evaluator says (rule G4).
  func sliding(_ id: String, _ slide: (start: MotionTrack, end: MotionTrack)) -> String {
    element(id, slide.start, slide.end)
  }

  private func element(_ id: String, _ start: MotionTrack, _ end: MotionTrack) -> String {
    let last = Double(max(colors.count - 1, 1))
    let stops = zip(0..., colors).map { index, color in
      "<stop offset=\"\((Double(index) / last).jsonText)\" style=\"stop-color:\(color)\"/>"
    }
    var moving = OutputBuffer()
    SVGMotion.write(from: start, to: end, to: &moving, Self.text)
    let (x1, y1) = (start.still[0].jsonText, start.still[1].jsonText)
    let (x2, y2) = (end.still[0].jsonText, end.still[1].jsonText)
    return "<linearGradient id=\"\(id)\" x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\">"
      + "\(moving.text)\(stops.joined())</linearGradient>"
  }

  private static func text(_ numbers: [Double]) -> String { numbers[0].jsonText }
}
