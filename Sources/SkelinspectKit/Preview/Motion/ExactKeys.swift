/// A single endless animation between two values, in SVG's own terms.
struct ExactKeys {
  let stretch: MotionTrack.Stretch

  init?(_ motion: PropertyMotion, _ numbers: (AnimatedValue?) -> [Double]) {
    guard motion.animations.count == 1, let animation = motion.animations.first else { return nil }
    switch animation.definition {
    case .layer(let layer, _):
      guard case .basic(_, let from?, let to?) = layer.content, layer.timing.isPlain else { return nil }
      self.init(
        Ends(from: numbers(from), to: numbers(to)), layer.timing.timingFunction,
        back: layer.timing.autoreverses ? layer.timing.timingFunction.backwards : nil,
        duration: layer.timing.duration(in: nil))
    case .swiftUI(let from, let to, let animation):
      guard animation.repetition == .forever, animation.delayOnce == 0, animation.speed > 0 else {
        return nil
      }
      self.init(
        Ends(from: numbers(from), to: numbers(to)), animation.curve,
        back: animation.comesBack ? animation.curve : nil, delay: animation.delay / animation.speed,
        duration: animation.duration / animation.speed)
    case .view: return nil
    }
  }

  private struct Ends { let from, to: [Double] }

  /// - Parameter back: the curve of the way back; nil where there is none.
  private init?(
    _ ends: Ends, _ curve: TimingCurve, back: TimingCurve?, delay: Double = 0, duration: Double
  ) {
    let turn = delay + duration
    guard duration > 0, turn.isFinite, turn < 1e5, ends.from.count == ends.to.count,
      [curve.x1, curve.y1, curve.x2, curve.y2].allSatisfy((0...1).contains)
    else { return nil }
    let whole = back == nil ? turn : 2 * turn
    typealias Key = MotionTrack.Key
    var keys = [Key(time: 0, numbers: ends.from)]
    if delay > 0 { keys.append(Key(time: delay / whole, numbers: ends.from)) }
    keys[keys.count - 1].curve = curve
    keys.append(Key(time: turn / whole, numbers: ends.to))
    if let back {
      if delay > 0 { keys.append(Key(time: (turn + delay) / whole, numbers: ends.to)) }
      keys[keys.count - 1].curve = back
      keys.append(Key(time: 1, numbers: ends.from))
    }
    stretch = MotionTrack.Stretch(begin: 0, duration: whole, repeats: true, keys: keys)
  }
}

extension MediaTiming {
  /// Endless, from its adding on, at its own speed.
  fileprivate var isPlain: Bool {
    isEndless && beginTime == 0 && timeOffset == 0 && speed == 1 && duration(in: nil) > 0
  }
}

extension TimingCurve {
  /// The same curve from its end to its beginning.
  fileprivate var backwards: TimingCurve { TimingCurve(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1) }
}
