/// What an animation of Core Animation sets (rules A1 to A6).
extension LayerAnimation {
  /// - Parameters:
  ///   - time: seconds since it was added.
  ///   - model: the property's own value.
  ///   - mediaTime: what the clock showed then.
  /// - Returns: nil while it does not set the property.
  func value(
    of keyPath: String, at time: Double, model: AnimatedValue?, mediaTime: Double
  ) -> AnimatedValue? {
    // A beginning of exactly 0 is that of its adding; any other is absolute.
    let isRelative = timing.beginTime == 0 || timing.beginsByClock
    let begin = isRelative ? timing.beginTime : timing.beginTime - mediaTime
    return value(of: keyPath, local: time - begin, model, in: nil)
  }

  /// What the members of a group set at a time of the group, which may stand in another one.
  func memberValue(
    of keyPath: String, at time: Double, _ model: AnimatedValue? = nil, in group: Double? = nil
  ) -> AnimatedValue? {
    guard case .group(let members) = content else { return nil }
    let duration = timing.duration(in: group)
    for member in members.reversed() {
      let local = time - member.timing.beginTime
      if let value = member.value(of: keyPath, local: local, model, in: duration) { return value }
    }
    return nil
  }

  /// Groups are nested in few levels: readers refuse more.
  private func value(
    of keyPath: String, local: Double, _ model: AnimatedValue?, in group: Double?
  ) -> AnimatedValue? {
    guard !isOpen, let progress = timing.progress(at: local, in: group) else { return nil }
    let part = timing.timingFunction.value(at: progress)
    switch content {
    case .basic(let path, let from, let to):
      guard path == keyPath, let from = from ?? model, let to = to ?? model else { return nil }
      return from.interpolated(to: to, part)
    case .keyframe(let keyframes):
      return keyframes.keyPath == keyPath ? keyframes.value(at: part) : nil
    case .group:
      return memberValue(of: keyPath, at: timing.duration(in: group) * part, model, in: group)
    }
  }
}

extension LayerAnimation.Keyframes {
  /// At a part of the whole; nil where there are no values.
  fileprivate func value(at part: Double) -> AnimatedValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let count = values.count
    if isDiscrete {
      let next = (0..<count).endOfPrefix { time(of: $0, among: count) <= part }
      return values[min(max(next - 1, 0), count - 1)]
    }
    let next = (0..<count).endOfPrefix { time(of: $0, among: count - 1) <= part }
    if next == 0 { return first }
    if next == count { return last }
    let (start, end) = (time(of: next - 1, among: count - 1), time(of: next, among: count - 1))
    let curve = next - 1 < timingFunctions.count ? timingFunctions[next - 1] : .linear
    return values[next - 1].interpolated(
      to: values[next], curve.value(at: end > start ? (part - start) / (end - start) : 1))
  }

  private func time(of value: Int, among spaces: Int) -> Double {
    value < keyTimes.count ? keyTimes[value] : spaces > 0 ? Double(value) / Double(spaces) : 0
  }
}
