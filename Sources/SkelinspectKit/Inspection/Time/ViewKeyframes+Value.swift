/// What `UIView.animateKeyframes` sets (rule A7).
extension ViewKeyframes {
  /// What the frames do to one property, in order of their starts, made ready for many times.
  ///
  /// - Parameter model: the property's value before.
  func steps(of property: String, model: AnimatedValue?) -> Steps {
    var steps: [Steps.Step] = []
    for frame in frames {
      if let value = frame.values.last(where: { $0.property == property })?.value {
        steps.append(Steps.Step(start: frame.start, duration: frame.duration, value: value))
      }
    }
    // A stable order: frames that begin together run in that of the calls.
    steps = zip(0..., steps).sorted { ($0.1.start, $0.0) < ($1.1.start, $1.0) }.map(\.1)
    var from = model
    for index in steps.indices {
      steps[index].from = from
      if index + 1 < steps.count { from = steps[index].value(at: steps[index + 1].start) }
    }
    return Steps(keyframes: self, model: model, steps: steps)
  }

  struct Steps: Sendable {
    fileprivate let keyframes: ViewKeyframes
    fileprivate let model: AnimatedValue?
    fileprivate let steps: [Step]

    /// - Parameter time: seconds since the animation was called; nil while it sets nothing.
    func value(at time: Double) -> AnimatedValue? {
      guard let part = keyframes.part(at: time) else { return nil }
      let next = steps.endOfPrefix { $0.start <= part }
      return next > 0 ? steps[next - 1].value(at: part) : model
    }
  }
  /// The relative time of the whole, from 0 to 1; nil before it begins, and without a duration.
  fileprivate func part(at time: Double) -> Double? {
    let local = time - delay
    guard local >= 0, duration > 0 else { return nil }
    let cycle = autoreverses ? 2 * duration : duration
    guard repeats || local < cycle else { return 1 }
    let place = local.truncatingRemainder(dividingBy: cycle)
    return curve.value(at: place <= duration ? place / duration : 2 - place / duration)
  }
}

extension ViewKeyframes.Steps {
  fileprivate struct Step: Sendable {
    let start: Double
    let duration: Double
    let value: AnimatedValue
    /// What the frames before it left.
    var from: AnimatedValue?

    func value(at part: Double) -> AnimatedValue {
      guard let from else { return value }
      let progress = duration > 0 ? min((part - start) / duration, 1) : 1
      return from.interpolated(to: value, progress)
    }
  }
}
