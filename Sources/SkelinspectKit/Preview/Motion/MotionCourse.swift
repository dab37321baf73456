/// When what an animation does is over or begins to repeat itself, and when it turns, in seconds.
struct MotionCourse {
  /// Until then nothing repeats.
  var lead = 0.0
  /// Nil: after the lead nothing moves.
  var period: Double?
  /// Times at which it may jump or change its way, in the lead and the first period.
  var knots: [Double] = []

  /// Knots beyond which they are not listed: so many are not drawn.
  static let maximumKnots = 2_000

  init(_ motion: PropertyMotion) {
    for animation in motion.animations {
      let course = MotionCourse(animation)
      lead = max(lead, course.lead)
      // An endless one that was added later wins for good.
      if course.period != nil { period = course.period }
      knots += course.knots
    }
    // Periods repeat from the lead on, wherever their animation began.
    if let period, motion.animations.count > 1 {
      knots += knots.map { $0 + period }
    }
    knots = Array(knots.filter { $0.isFinite && $0 >= 0 }.prefix(Self.maximumKnots))
  }

  private init(_ animation: ViewAnimation) {
    switch animation.definition {
    case .layer(let layer, _): self.init(layer, mediaTime: animation.mediaTime)
    case .view(let keyframes): self.init(keyframes)
    case .swiftUI(_, _, let animation): self.init(animation)
    }
  }

  private init(_ animation: LayerAnimation, mediaTime: Double) {
    let timing = animation.timing
    guard timing.speed > 0, timing.cycle(in: nil) > 0 else { return }
    let begin = timing.beginTime == 0 ? 0 : timing.beginTime - mediaTime
    let cycle = timing.cycle(in: nil) / timing.speed
    let shift = timing.timeOffset / timing.speed
    let inCycle = animation.knots(in: nil).map { ($0 / timing.speed - shift).modulo(cycle) }
    let first = timing.isEndless && begin < 0 ? begin + (-begin / cycle).rounded(.down) * cycle : begin
    let turns = timing.isEndless ? 2 : min(max(timing.turns.rounded(.up), 1), 100)
    for turn in 0..<Int(turns) where knots.count < Self.maximumKnots {
      knots += inCycle.map { first + Double(turn) * cycle + $0 }
    }
    knots.append(begin)
    if timing.isEndless {
      (lead, period) = (max(begin, 0), cycle)
    } else {
      lead = max(begin + cycle * timing.turns, 0)
      knots.append(lead)
    }
  }

  private init(_ keyframes: ViewKeyframes) {
    let cycle = keyframes.duration * (keyframes.autoreverses ? 2 : 1)
    guard cycle > 0 else { return }
    let back = keyframes.curve.inverse
    let parts = keyframes.frames.prefix(Self.maximumKnots).flatMap { [$0.start, $0.start + $0.duration] }
    let times = parts.filter { (0...1).contains($0) }.map { back.value(at: $0) * keyframes.duration }
    let all = keyframes.autoreverses ? times + times.map { cycle - $0 } : times
    knots = [keyframes.delay, keyframes.delay + cycle] + all.map { keyframes.delay + $0 }
    if keyframes.repeats {
      (lead, period) = (keyframes.delay, cycle)
    } else {
      lead = keyframes.delay + cycle
    }
  }

  private init(_ animation: SwiftUIAnimation) {
    guard animation.speed > 0, animation.turn > 0 else { return }
    let turn = animation.turn / animation.speed
    let start = animation.delayOnce
    let turns: Double
    switch animation.repetition {
    case .forever:
      turns = 2
      (lead, period) = (start, turn * (animation.comesBack ? 2 : 1))
    case .once:
      turns = 1
      lead = start + turn
    case .count(let count):
      turns = count
      lead = start + turn * max(count, 0).rounded(.up)
    }
    for number in 0..<Int(min(max(turns.rounded(.up), 1), 1_000)) {
      let begin = start + Double(number) * turn
      knots += [begin, begin + animation.delay / animation.speed, begin + turn]
    }
  }
}

extension LayerAnimation {
  /// Times in one of its own cycles; groups are nested in few levels.
  fileprivate func knots(in group: Double?) -> [Double] {
    let duration = timing.duration(in: group)
    var times = [0, duration]
    let back = timing.timingFunction.inverse
    switch content {
    case .basic: break
    case .keyframe(let keyframes):
      let count = keyframes.values.count
      let spaces = Double(max(keyframes.isDiscrete ? count : count - 1, 1))
      let parts =
        keyframes.keyTimes.isEmpty
        ? (0..<min(count, MotionCourse.maximumKnots)).map { Double($0) / spaces }
        : Array(keyframes.keyTimes.prefix(MotionCourse.maximumKnots))
      times += parts.map { back.value(at: $0) * duration }
    case .group(let members):
      var inside: [Double] = []
      for member in members.prefix(64) {
        let cycle = member.timing.cycle(in: duration)
        guard member.timing.speed > 0, cycle > 0, inside.count < MotionCourse.maximumKnots else { continue }
        let own = member.knots(in: duration)
        for turn in 0..<Int(min(member.timing.turns.rounded(.up), (duration / cycle).rounded(.up), 64)) {
          inside += own.map { member.timing.beginTime + (Double(turn) * cycle + $0) / member.timing.speed }
        }
      }
      times += inside.filter { (0...duration).contains($0) }.map { back.value(at: $0 / duration) * duration }
    }
    return timing.autoreverses ? times + times.map { 2 * duration - $0 } : times
  }
}

extension TimingCurve {
  /// Finds the time to a value, where the curve does not turn back.
  fileprivate var inverse: TimingCurve { TimingCurve(x1: y1, y1: x1, x2: y2, y2: x2) }
}

extension Double {
  fileprivate func modulo(_ divisor: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: divisor)
    return rest < 0 ? rest + divisor : rest
  }
}
