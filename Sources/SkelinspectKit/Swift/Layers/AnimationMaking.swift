/// Animations of what code sets of their objects.
struct AnimationMaking {
  let objects: LayerObjects
  let made: [MadeObject]
  /// Where objects are made, as the tree of the view has them, by the ways there.
  let nodes: [[CodeNode]: Node]
  /// The view itself, for what is made in another file.
  let view: Node

  func node(_ path: [CodeNode]) -> Node { nodes[path] ?? view }

  /// Nil for what is not an animation, or of a property that nobody knows.
  func animation(_ object: Reference, depth: Int = 0) -> LayerAnimation? {
    guard depth <= LayerAnimation.maximumDepth, let number = object.madeNumber, made.indices.contains(number)
    else { return nil }
    var properties = AnimationProperties(objects: objects, object: object)
    guard let content = content(of: &properties, made[number].type, depth) else { return nil }
    let timing = properties.timing()
    for name in Self.notEvaluated {
      _ = properties.read(name) { value in
        value.boolean == false || name == "repeatDuration" && value.number == 0 ? true : nil
      }
    }
    let isSpring = made[number].type == "CASpringAnimation"
    if isSpring, !properties.unknown.contains("damping") { properties.unknown.append("damping") }
    return LayerAnimation(
      content: content, timing: timing,
      node: node(objects.record.paths[number] ?? [made[number].place]), notEvaluated: properties.unknown)
  }

  private static let notEvaluated = [
    "repeatDuration", "byValue", "isAdditive", "isCumulative", "path", "rotationMode", "damping", "mass",
    "stiffness", "initialVelocity",
  ]

  private func content(
    of properties: inout AnimationProperties, _ type: String, _ depth: Int
  ) -> LayerAnimation.Motion? {
    if type == "CAAnimationGroup" { return .group(members(of: &properties, depth)) }
    guard let keyPath = properties.value("keyPath").known?.text,
      AnimatableProperty.shape(of: keyPath) != nil
    else { return nil }
    if type == "CAKeyframeAnimation" { return .keyframe(properties.keyframes(keyPath)) }
    return .basic(
      keyPath: keyPath, from: properties.read("fromValue", as: "from") { $0.animated(keyPath) },
      to: properties.read("toValue", as: "to") { $0.animated(keyPath) })
  }

  private func members(of properties: inout AnimationProperties, _ depth: Int) -> [LayerAnimation] {
    guard case .references(let members, _, isCertain: true)? = properties.value("animations").known else {
      properties.unknown.append("animations")
      return []
    }
    let animations = members.flatMap { objects.record.objects($0) }.compactMap {
      animation($0, depth: depth + 1)
    }
    if animations.count != members.count || animations.contains(where: \.isOpen) {
      properties.unknown.append("animations")
    }
    return animations
  }
}

/// What code sets of one animation.
private struct AnimationProperties {
  let objects: LayerObjects
  let object: Reference
  /// What is set and cannot be told, by the names that people know.
  var unknown: [String] = []

  func value(_ name: String) -> LayerObjects.Value { objects.value(name, of: object) }

  /// Nil where nothing sets it, and where it cannot be told.
  mutating func read<Value>(
    _ name: String, as known: String? = nil, _ convert: (CodeValue) -> Value?
  ) -> Value? {
    let value = value(name)
    if value.isAbsent { return nil }
    let converted = value.known.flatMap(convert)
    if converted == nil { unknown.append(known ?? name) }
    return converted
  }

  mutating func keyframes(_ keyPath: String) -> LayerAnimation.Keyframes {
    var keyframes = LayerAnimation.Keyframes(keyPath: keyPath)
    keyframes.values = read("values") { $0.elements?.mapAll { $0.animated(keyPath) } } ?? []
    keyframes.keyTimes = read("keyTimes") { $0.elements?.mapAll(\.number) } ?? []
    keyframes.timingFunctions = read("timingFunctions") { $0.elements?.mapAll(CodeEvaluation.curve) } ?? []
    keyframes.isDiscrete =
      read("calculationMode") { mode in
        mode.constant == .word("discrete") ? true : mode.constant == .word("linear") ? false : nil
      } ?? false
    return keyframes
  }

  mutating func timing() -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = read("duration") { $0.number } ?? timing.duration
    timing.beginTime =
      read("beginTime") { if case .clock(let seconds)? = $0.drawn { seconds } else { $0.number } }
      ?? timing.beginTime
    if case .clock? = value("beginTime").known?.drawn { timing.beginsByClock = true }
    timing.repeatCount =
      read("repeatCount") { $0.number.map { $0 >= MediaTiming.endless ? .infinity : $0 } }
      ?? timing.repeatCount
    timing.autoreverses = read("autoreverses") { $0.boolean } ?? timing.autoreverses
    timing.timingFunction = read("timingFunction") { CodeEvaluation.curve($0) } ?? timing.timingFunction
    timing.fillMode =
      read("fillMode") { $0.word.flatMap(MediaTiming.FillMode.init) } ?? timing.fillMode
    for name in ["isRemovedOnCompletion", "removedOnCompletion"] {
      timing.isRemovedOnCompletion =
        read(name, as: "isRemovedOnCompletion") { $0.boolean } ?? timing.isRemovedOnCompletion
    }
    timing.speed = read("speed") { $0.number } ?? timing.speed
    timing.timeOffset = read("timeOffset") { $0.number } ?? timing.timeOffset
    return timing
  }
}

extension CodeValue {
  /// As a property has it; angles, which code has in radians, in degrees.
  func animated(_ keyPath: String) -> AnimatedValue? {
    switch AnimatableProperty.shape(of: keyPath) {
    case .number?:
      number.flatMap { number in
        guard number.isFinite else { return nil }
        return .number(keyPath.hasPrefix("transform.rotation") ? CodeEvaluation.degrees(number) : number)
      }
    case .numbers?:
      (numbers ?? elements?.mapAll(\.number)).map { .numbers($0) }
    case .color?: color.map { .color($0) }
    case .colors?: elements?.mapAll(\.color).map { .colors($0) }
    case .transform?:
      if case .transform(let transform)? = drawn {
        .transform(transform)
      } else if constant == .word("identity") {
        .transform(.identity)
      } else {
        nil
      }
    case nil: nil
    }
  }
}
