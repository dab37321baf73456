/// What `UIView.animateKeyframes` sets (rule A7).
extension ViewKeyframes {
  /// - Parameters:
  ///   - time: seconds since the animation was called.
  ///   - model: the property's value before.
  /// - Returns: nil while it sets nothing.
  func value(of property: String, at time: Double, model: AnimatedValue?) -> AnimatedValue? {
    guard let part = part(at: time) else { return nil }
    var value = model
    // What a frame begins with is what those before it have come to by then.
    var from = model
    let steps = steps(of: property)
    for (number, step) in zip(0..., steps) where step.start <= part {
      if number > 0 { from = steps[number - 1].value(from: from, at: step.start) }
      value = step.value(from: from, at: part)
    }
    return value
  }

  /// What the frames do to one property, in order of their starts; those that begin together in that of the calls.
  func steps(of property: String) -> [Step] {
    let steps = frames.compactMap { frame in
      frame.values.last { $0.property == property }.map {
        Step(start: frame.start, duration: frame.duration, value: $0.value)
      }
    }
    return zip(0..., steps).sorted { ($0.1.start, $0.0) < ($1.1.start, $1.0) }.map(\.1)
  }

  struct Step: Sendable {
    let start: Double
    let duration: Double
    let value: AnimatedValue

    /// - Parameter from: what the frames before it left.
    fileprivate func value(from: AnimatedValue?, at part: Double) -> AnimatedValue {
      guard let from else { return value }
      return from.interpolated(to: value, duration > 0 ? min((part - start) / duration, 1) : 1)
    }
  }

  /// The relative time of the whole, from 0 to 1; nil before it begins, and without a duration.
  private func part(at time: Double) -> Double? {
    let local = time - delay
    guard local >= 0, duration > 0 else { return nil }
    let cycle = autoreverses ? 2 * duration : duration
    guard repeats || local < cycle else { return 1 }
    let place = local.truncatingRemainder(dividingBy: cycle)
    return curve.value(at: place <= duration ? place / duration : 2 - place / duration)
  }
}
