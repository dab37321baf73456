/// How a property moves, in words.
enum MotionWords {
  /// `from 1 to 0.4 in 1.5 s, linear, and back, for ever`.
  static func text(_ animation: ViewAnimation) -> String {
    switch animation.definition {
    case .swiftUI(let from, let to, let timing):
      let delay = timing.delay > 0 ? ["after \(timing.delay.inSeconds) each turn"] : []
      return
        (["from \(from.text) to \(to.text) in \(timing.duration.inSeconds)", curve(timing.curve)] + delay
        + turns(timing)).joined(separator: ", ")
    case .layer(let layer, _):
      let unknown = animation.unknownKeys
      return text(layer) + (unknown.isEmpty ? "" : "; how it moves is not known: \(because(of: unknown))")
    case .view(let keyframes):
      let count = keyframes.frames.count { $0.values.contains { $0.property == animation.property } }
      let start = keyframes.trigger == .tap ? ", when it is tapped" : ""
      let end = keyframes.repeats ? ", for ever" : ""
      return
        "\(count.counted("keyframe")) in \(keyframes.duration.inSeconds), \(curve(keyframes.curve))\(end)\(start)"
    }
  }

  /// Why values are not known.
  static func because(of keys: [String]) -> String {
    let open = keys.filter { LayerAnimation.isOpen($0) }
    let left = keys.filter { !LayerAnimation.isOpen($0) }
    return [
      open.isEmpty ? nil : "\(open.listed("and")) \(open.count == 1 ? "is" : "are") not known",
      left.isEmpty ? nil : "\(left.listed("and")) \(left.count == 1 ? "is" : "are") not evaluated",
    ].compactMap(\.self).joined(separator: ", and ")
  }

  private static func text(_ layer: LayerAnimation) -> String {
    let timing = layer.timing
    let way: String =
      switch layer.content {
      case .basic(_, let from, let to):
        "from \(from?.text ?? "its own value") to \(to?.text ?? "its own value")"
      case .keyframe(let keyframes): "\(keyframes.values.count.counted("value"))"
      case .group(let members): "a group of \(members.count)"
      }
    let duration = timing.duration(in: nil)
    guard timing.speed > 0 else {
      return "\(way), stands still at \(timing.timeOffset.inSeconds) of \(duration.inSeconds): its speed is 0"
    }
    let turns =
      timing.isEndless
      ? ["for ever"] : timing.turns == 1 ? ["once"] : ["\(timing.turns.roundedText) times"]
    let back = timing.autoreverses ? ["and back"] : []
    let start =
      timing.timeOffset == 0 ? [] : ["begins at \((timing.timeOffset / timing.speed).inSeconds) of that"]
    return
      (["\(way) in \((duration / timing.speed).inSeconds)", curve(timing.timingFunction)] + start + back
      + turns)
      .joined(separator: ", ")
  }

  private static func curve(_ curve: TimingCurve) -> String {
    curve.name ?? "[\([curve.x1, curve.y1, curve.x2, curve.y2].map(\.roundedText).joined(separator: ", "))]"
  }

  private static func turns(_ timing: SwiftUIAnimation) -> [String] {
    let back = timing.comesBack ? ["and back"] : []
    switch timing.repetition {
    case .once: return ["once"]
    case .forever: return back + ["for ever"]
    case .count(let count): return back + ["\(count.roundedText) turns"]
    }
  }
}
