/// Makes tracks of the evaluator's values: by their own curves where SVG knows them, else from key to key, so
/// near to each other that no screen shows the difference.
struct MotionTracks {
  /// Keys of one stretch.
  static let maximumKeys = 1_000
  /// Tracks that are sampled; the rest stand still.
  static let maximumSampled = 1_000
  /// Seconds: what is shorter cannot be seen, and what is longer nobody waits for.
  private static let shortest = 1.0 / 120, longest = 86_400.0

  /// What is drawn, in seconds; nil: it moves.
  let time: Double?
  private var sampled = 0
  /// Properties of which fewer keys are drawn than they have, and those that stand still.
  private(set) var thinned = 0
  private(set) var stopped = 0
  /// Properties that stand still, since how they move is not known.
  private(set) var unknown = 0
  /// Seconds until all has been seen once, and the periods that then repeat.
  private(set) var lead = 0.0
  private(set) var periods: Set<Double> = []

  init(time: Double?) { self.time = time }

  /// - Parameters:
  ///   - tolerance: of a number of the property.
  ///   - numbers: what a value is drawn by, always as many; nil where there is none.
  mutating func track(
    _ motion: PropertyMotion, tolerance: Double, _ numbers: (AnimatedValue?) -> [Double]
  ) -> MotionTrack {
    guard motion.isKnown else {
      unknown += 1
      return MotionTrack(still: numbers(motion.model).map { $0.isFinite ? $0 : 0 })
    }
    func value(_ time: Double) -> [Double] { numbers(motion.value(at: time)).map { $0.isFinite ? $0 : 0 } }
    var track = MotionTrack(still: value(time ?? 0))
    guard time == nil else { return track }
    let course = MotionCourse(motion)
    if let period = course.period, period < Self.shortest || !period.isFinite {
      stopped += 1
      return track
    }
    if let exact = ExactKeys(motion, numbers) {
      track.stretches = [exact.stretch]
    } else if course.period != nil || course.lead > 0 {
      guard sampled < Self.maximumSampled else {
        stopped += 1
        return track
      }
      sampled += 1
      track.stretches = stretches(course, tolerance, value)
    }
    track = track.moving
    if track.moves { remember(track) }
    return track
  }

  private mutating func remember(_ track: MotionTrack) {
    for stretch in track.stretches {
      if stretch.repeats { periods.insert(stretch.duration) }
      lead = max(lead, stretch.repeats ? stretch.begin : stretch.begin + stretch.duration)
    }
  }

  private mutating func stretches(
    _ course: MotionCourse, _ tolerance: Double, _ value: (Double) -> [Double]
  ) -> [MotionTrack.Stretch] {
    var stretches: [MotionTrack.Stretch] = []
    let lead = min(course.lead, Self.longest)
    if lead >= Self.shortest {
      var sampling = MotionSampling(from: 0, to: lead, knots: course.knots, tolerance, value)
      // What stays is what comes after it.
      if course.period == nil { sampling.end(with: value(lead + 1e-6)) }
      thinned += sampling.isThinned ? 1 : 0
      stretches.append(
        MotionTrack.Stretch(begin: 0, duration: lead, repeats: false, keys: sampling.keys))
    }
    if let period = course.period {
      let sampling = MotionSampling(
        from: lead, to: lead + min(period, Self.longest), knots: course.knots, tolerance, value)
      thinned += sampling.isThinned ? 1 : 0
      stretches.append(
        MotionTrack.Stretch(
          begin: lead, duration: min(period, Self.longest), repeats: true, keys: sampling.keys))
    }
    return stretches
  }
}

extension MotionTracks {
  /// Turns that are looked through for one that ends with all others.
  private static let maximumTurns = 100.0
  /// Seconds of what repeats.
  private static let leastSpan = 5.0, mostSpan = 60.0

  /// Seconds of a time line: for how long one has to look to have seen all of it.
  var span: Double {
    guard let longest = periods.max() else { return lead }
    for turns in stride(from: 1.0, through: Self.maximumTurns, by: 1) {
      let whole = longest * turns
      if lead + whole > Self.mostSpan { break }
      if whole >= Self.leastSpan, periods.allSatisfy({ abs((whole / $0).rounded() * $0 - whole) < 0.001 }) {
        return lead + whole
      }
    }
    return lead + max(longest, 2 * Self.leastSpan)
  }
}
