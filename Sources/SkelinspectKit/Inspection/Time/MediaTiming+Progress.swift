/// Where an animation of Core Animation is in its cycle (rules A1, A2 and A5); times in seconds.
extension MediaTiming {
  /// Turns; infinite where it never ends.
  var turns: Double { repeatCount == 0 ? 1 : repeatCount >= Self.endless ? .infinity : repeatCount }

  var isEndless: Bool { turns == .infinity }

  /// One way.
  func duration(in group: Double?) -> Double { duration ?? group ?? Self.standardDuration }

  /// There, and back where it comes back.
  func cycle(in group: Double?) -> Double { duration(in: group) * (autoreverses ? 2 : 1) }

  /// From 0 to 1 and on the way back from 1 to 0; nil while it sets nothing.
  ///
  /// - Parameters:
  ///   - time: since its beginning.
  ///   - group: the duration of the group that it is a member of.
  func progress(at time: Double, in group: Double?) -> Double? {
    let cycle = cycle(in: group)
    guard cycle > 0, cycle.isFinite else { return nil }
    if speed == 0 { return progress(inCycle: timeOffset, group) }
    let local = time * speed
    if local < 0 { return fillMode.holdsBefore ? 0 : nil }
    let total = cycle * turns
    let isMember = group != nil
    if isMember ? local > total : local >= total {
      return fillMode.holdsAfter && (isMember || !isRemovedOnCompletion) ? endProgress(group) : nil
    }
    return local == total ? endProgress(group) : progress(inCycle: local + timeOffset, group)
  }

  private func progress(inCycle time: Double, _ group: Double?) -> Double {
    let (duration, cycle) = (duration(in: group), cycle(in: group))
    let rest = time.isFinite ? time.truncatingRemainder(dividingBy: cycle) : 0
    let place = rest < 0 ? rest + cycle : rest
    return place <= duration ? place / duration : 2 - place / duration
  }

  /// Where it stands when it is over.
  private func endProgress(_ group: Double?) -> Double {
    turns.rounded() == turns
      ? (autoreverses ? 0 : 1) : progress(inCycle: cycle(in: group) * turns + timeOffset, group)
  }
}
