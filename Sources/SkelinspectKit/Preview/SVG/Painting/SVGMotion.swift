/// A track in SVG's own terms: an `<animate>` for each stretch of it.
struct SVGMotion {
  let track: MotionTrack

  /// - Parameters:
  ///   - name: of the attribute.
  ///   - transform: the kind of a transform.
  ///   - text: of the numbers, as the attribute has them.
  func write(
    _ name: StaticString, transform: StaticString? = nil, to output: inout OutputBuffer,
    _ text: ([Double]) -> String
  ) {
    for stretch in track.stretches {
      output.append(transform == nil ? "<animate" : "<animateTransform")
      output.append(" attributeName=\"")
      output.append(name)
      if let transform {
        output.append("\" type=\"")
        output.append(transform)
      }
      output.append("\" values=\"")
      output.append(stretch.keys.map { text($0.numbers) }.joined(separator: ";"))
      output.append("\" dur=\"\(stretch.duration.jsonText)s\"")
      if stretch.begin > 0 { output.append(" begin=\"\(stretch.begin.jsonText)s\"") }
      writeTimes(of: stretch, to: &output)
      output.append(stretch.repeats ? " repeatCount=\"indefinite\"/>" : " fill=\"freeze\"/>")
    }
  }

  /// How a gradient's ends move.
  static func write(
    from start: MotionTrack, to end: MotionTrack, to output: inout OutputBuffer, _ text: ([Double]) -> String
  ) {
    SVGMotion(track: start[0..<1]).write("x1", to: &output, text)
    SVGMotion(track: start[1..<2]).write("y1", to: &output, text)
    SVGMotion(track: end[0..<1]).write("x2", to: &output, text)
    SVGMotion(track: end[1..<2]).write("y2", to: &output, text)
  }

  private func writeTimes(of stretch: MotionTrack.Stretch, to output: inout OutputBuffer) {
    let curves = stretch.keys.dropLast().map(\.curve)
    if curves.contains(where: { $0 != .linear }) { output.append(" calcMode=\"spline\"") }
    output.append(" keyTimes=\"")
    output.append(stretch.keys.map { $0.time.keyText }.joined(separator: ";"))
    if curves.contains(where: { $0 != .linear }) {
      output.append("\" keySplines=\"")
      output.append(curves.map(\.spline).joined(separator: ";"))
    }
    output.append("\"")
  }
}

extension TimingCurve {
  fileprivate var spline: String { [x1, y1, x2, y2].map(\.keyText).joined(separator: " ") }

  /// CSS's timing function.
  var cssText: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    default: "cubic-bezier(\([x1, y1, x2, y2].map(\.keyText).joined(separator: ",")))"
    }
  }
}

extension Double {
  /// Without the zero before the point, to a ten-millionth.
  var keyText: String {
    guard isFinite else { return "0" }
    let rounded = (self * 1e7).rounded() / 1e7
    let text = rounded.jsonText
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    return text.contains("e") ? "0" : text
  }
}
