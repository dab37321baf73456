extension MotionTrack {
  /// In SVG's own terms: an `<animate>` for each stretch of it.
  ///
  /// - Parameters:
  ///   - name: of the attribute.
  ///   - transform: the kind of a transform.
  ///   - text: of the numbers, as the attribute has them.
  func svg(_ name: String, transform: String? = nil, _ text: ([Double]) -> String) -> String {
    stretches.map { stretch in
      let (element, kind) = transform.map { ("animateTransform", #" type="\#($0)""#) } ?? ("animate", "")
      let values = stretch.keys.map { text($0.numbers) }.joined(separator: ";")
      let begin = stretch.begin > 0 ? #" begin="\#(stretch.begin.jsonText)s""# : ""
      let end = stretch.repeats ? #"repeatCount="indefinite""# : #"fill="freeze""#
      return #"<\#(element) attributeName="\#(name)"\#(kind) values="\#(values)""#
        + #" dur="\#(stretch.duration.jsonText)s"\#(begin)\#(stretch.times) \#(end)/>"#
    }.joined()
  }
}

extension MotionTrack.Stretch {
  /// When its keys are, and how it comes from one to the next.
  fileprivate var times: String {
    let curves = keys.dropLast().map(\.curve)
    let times = #" keyTimes="\#(keys.map(\.time.keyText).joined(separator: ";"))""#
    guard curves.contains(where: { $0 != .linear }) else { return times }
    return #" calcMode="spline"\#(times) keySplines="\#(curves.map(\.spline).joined(separator: ";"))""#
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
