/// Keys between which a function of time is a straight line, as far as a tolerance asks for: at the times at
/// which it may jump or turn, and as many between these as it takes.
struct MotionSampling {
  /// Intervals that are looked at in any case.
  private static let least = 12
  /// Seconds before a jump at which the value is taken.
  private static let instant = 1e-5

  private(set) var keys: [MotionTrack.Key] = []
  /// There are more keys than are drawn.
  private(set) var isThinned = false

  private struct Sample {
    let time: Double
    let numbers: [Double]
  }

  init(
    from start: Double, to end: Double, knots: [Double], _ tolerance: Double, _ value: (Double) -> [Double]
  ) {
    let length = end - start
    // The last value is that just before it begins anew.
    let last = end - min(Self.instant, length / 1_000)
    func sample(_ time: Double) -> Sample { Sample(time: time, numbers: value(time)) }
    var times = (0...Self.least).map { start + (last - start) * Double($0) / Double(Self.least) }
    let inside = knots.filter { $0 > start + Self.instant && $0 < last - Self.instant }.sorted()
    let step = max((inside.count * 6 + MotionTracks.maximumKeys - 1) / MotionTracks.maximumKeys, 1)
    isThinned = step > 1 || inside.count >= MotionCourse.maximumKnots / 2
    for index in stride(from: 0, to: inside.count, by: step) {
      times += [inside[index] - Self.instant, inside[index], inside[index] + Self.instant]
    }
    times.sort()
    var samples: [Sample] = []
    for time in times where samples.last.map({ time - $0.time > Self.instant / 2 }) ?? true {
      samples.append(sample(time))
    }
    refine(&samples, tolerance, sample)
    keys = Self.straightened(samples, tolerance / 8).map { sample in
      MotionTrack.Key(time: (sample.time - start) / length, numbers: sample.numbers)
    }
    if let last = keys.last { keys.append(MotionTrack.Key(time: 1, numbers: last.numbers)) }
    keys[0].time = 0
  }

  /// Replaces the value at the very end.
  mutating func end(with numbers: [Double]) { keys[keys.count - 1].numbers = numbers }

  /// Halves the intervals in which a line is too far from the function, all of them before any again.
  private mutating func refine(
    _ samples: inout [Sample], _ tolerance: Double, _ sample: (Double) -> Sample
  ) {
    var isOpen = Array(repeating: true, count: samples.count)
    while isOpen.contains(true) {
      var (next, open): ([Sample], [Bool]) = ([], [])
      for index in samples.indices {
        next.append(samples[index])
        open.append(false)
        guard isOpen[index], index + 1 < samples.count else { continue }
        let (first, second) = (samples[index], samples[index + 1])
        guard second.time - first.time > 2 * Self.instant else { continue }
        let middle = sample((first.time + second.time) / 2)
        let quarter = sample((3 * first.time + second.time) / 4)
        let isStraight =
          Self.isNear(middle, first, second, tolerance)
          && Self.isNear(quarter, first, second, tolerance)
        if isStraight { continue }
        if next.count + samples.count - index > MotionTracks.maximumKeys {
          isThinned = true
          continue
        }
        open[open.count - 1] = true
        next.append(middle)
        open.append(true)
      }
      (samples, isOpen) = (next, open)
    }
  }

  /// Without those that stand on a line between their neighbours.
  private static func straightened(_ samples: [Sample], _ tolerance: Double) -> [Sample] {
    var kept: [Sample] = []
    for (index, sample) in zip(0..., samples) {
      if let before = kept.last, index + 1 < samples.count,
        isNear(sample, before, samples[index + 1], tolerance * 0.01)
      {
        continue
      }
      kept.append(sample)
    }
    return kept
  }

  private static func isNear(_ sample: Sample, _ first: Sample, _ second: Sample, _ tolerance: Double) -> Bool
  {
    let part = (sample.time - first.time) / (second.time - first.time)
    return zip(sample.numbers, zip(first.numbers, second.numbers)).allSatisfy { number, ends in
      abs(ends.0 + (ends.1 - ends.0) * part - number) <= tolerance
    }
  }
}
