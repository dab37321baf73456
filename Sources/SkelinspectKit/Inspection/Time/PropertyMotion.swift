/// One property of a view, or of a layer in it, with all animations that set it.
struct PropertyMotion: Sendable {
  let name: String
  /// In the order in which they were added; the last one that is active wins.
  let animations: [ViewAnimation]
  /// With every part that any of their values has; nil of what is not a transform.
  private let parts: AnimatedValue?
  /// All that its animations say is evaluated.
  let isKnown: Bool

  init(name: String, _ animations: [ViewAnimation]) {
    (self.name, self.animations) = (name, animations)
    isKnown = animations.allSatisfy(\.unknownKeys.isEmpty)
    let transforms = animations.lazy.flatMap(\.values).filter {
      if case .transform = $0 { true } else { false }
    }
    parts = transforms.reduce(nil) { ($0 ?? .transform(.identity)).completed(like: $1) }
  }

  var model: AnimatedValue? { animations.last?.model }

  /// - Parameter time: in seconds.
  /// - Returns: nil where it has none, and where it is not known.
  func value(at time: Double) -> AnimatedValue? {
    guard isKnown else { return nil }
    let value = animations.reversed().lazy.compactMap { $0.activeValue(at: time) }.first ?? model
    guard let value, let parts else { return value }
    return value.completed(like: parts)
  }
}

extension Sequence<ViewAnimation> {
  /// By property, in the order of their first animations.
  var motions: [PropertyMotion] {
    var order: [String] = []
    var groups: [String: [ViewAnimation]] = [:]
    for animation in self {
      if groups[animation.name] == nil { order.append(animation.name) }
      groups[animation.name, default: []].append(animation)
    }
    return order.map { PropertyMotion(name: $0, groups[$0] ?? []) }
  }

  /// By property: the last animation that sets it, else the model's value.
  func values(at time: Double) -> [(name: String, value: AnimatedValue?)] {
    motions.map { ($0.name, $0.value(at: time)) }
  }
}
