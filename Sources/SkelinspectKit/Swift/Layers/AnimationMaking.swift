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
    guard depth <= LayerAnimation.maximumDepth, case .made(let number) = object.base, object.steps.isEmpty,
      made.indices.contains(number)
    else { return nil }
    var unknown: [String] = []
    guard let content = content(of: object, made[number].type, depth, &unknown) else { return nil }
    let timing = timing(of: object, &unknown)
    for name in Self.notEvaluated {
      switch objects.value(name, of: object) {
      case .absent, .known(.constants([.boolean(false)])): break
      case .known(let value) where name == "repeatDuration" && value.number == 0: break
      default: unknown.append(name)
      }
    }
    if made[number].type == "CASpringAnimation", !unknown.contains("damping") { unknown.append("damping") }
    return LayerAnimation(
      content: content, timing: timing,
      node: node(objects.record.paths[number] ?? [made[number].place]), notEvaluated: unknown)
  }

  private static let notEvaluated = [
    "repeatDuration", "byValue", "isAdditive", "isCumulative", "path", "rotationMode", "damping", "mass",
    "stiffness", "initialVelocity",
  ]

  // MARK: Contents

  private func content(
    of object: Reference, _ type: String, _ depth: Int, _ unknown: inout [String]
  ) -> LayerAnimation.Motion? {
    if type == "CAAnimationGroup" { return group(object, depth, &unknown) }
    guard case .text(let keyPath)? = objects.value("keyPath", of: object).known?.constant,
      AnimatableProperty.shape(of: keyPath) != nil
    else { return nil }
    guard type == "CAKeyframeAnimation" else {
      return .basic(
        keyPath: keyPath, from: animated("fromValue", "from", of: object, keyPath, &unknown),
        to: animated("toValue", "to", of: object, keyPath, &unknown))
    }
    return .keyframe(keyframes(object, keyPath, &unknown))
  }

  private func group(_ object: Reference, _ depth: Int, _ unknown: inout [String]) -> LayerAnimation.Motion {
    guard case .references(let members, _, isCertain: true)? = objects.value("animations", of: object).known
    else {
      unknown.append("animations")
      return .group([])
    }
    let found = members.flatMap { objects.record.objects($0) }
    let animations = found.compactMap { animation($0, depth: depth + 1) }
    if animations.count != members.count || animations.contains(where: \.isOpen) {
      unknown.append("animations")
    }
    return .group(animations)
  }

  private func keyframes(
    _ object: Reference, _ keyPath: String, _ unknown: inout [String]
  ) -> LayerAnimation.Keyframes {
    var keyframes = LayerAnimation.Keyframes(keyPath: keyPath)
    func list<Element>(_ name: String, _ unknown: inout [String], _ read: (CodeValue) -> Element?)
      -> [Element]
    {
      let value = objects.value(name, of: object)
      let elements = value.known?.elements ?? []
      let found = elements.compactMap(read)
      if value.isOpen || value.known != nil && (value.known?.elements == nil || found.count != elements.count)
      {
        unknown.append(name)
      }
      return found
    }
    keyframes.values = list("values", &unknown) { $0.animated(keyPath) }
    keyframes.keyTimes = list("keyTimes", &unknown) { $0.number }
    keyframes.timingFunctions = list("timingFunctions", &unknown) { CodeEvaluation.curve($0) }
    let mode = objects.value("calculationMode", of: object)
    switch mode.known?.constant {
    case .word("discrete")?: keyframes.isDiscrete = true
    case .word("linear")?: break
    default: if !mode.isAbsent { unknown.append("calculationMode") }
    }
    return keyframes
  }

  private func animated(
    _ name: String, _ key: String, of object: Reference, _ keyPath: String, _ unknown: inout [String]
  ) -> AnimatedValue? {
    let value = objects.value(name, of: object)
    if value.isAbsent { return nil }
    let animated = value.known?.animated(keyPath)
    if animated == nil { unknown.append(key) }
    return animated
  }

  // MARK: Timing

  private func timing(of object: Reference, _ unknown: inout [String]) -> MediaTiming {
    var timing = MediaTiming()
    func read<Value>(
      _ names: [String], into property: inout Value, _ unknown: inout [String],
      _ convert: (CodeValue) -> Value?
    ) {
      for name in names {
        switch objects.value(name, of: object) {
        case .absent: break
        case .known(let value) where convert(value) != nil: property = convert(value) ?? property
        default: unknown.append(names[0])
        }
      }
    }
    read(["duration"], into: &timing.duration, &unknown) { value in value.number.map { .some($0) } }
    read(["beginTime"], into: &timing.beginTime, &unknown) { value in
      if case .clock(let seconds)? = value.drawn { seconds } else { value.number }
    }
    if case .clock? = objects.value("beginTime", of: object).known?.drawn { timing.beginsByClock = true }
    read(["repeatCount"], into: &timing.repeatCount, &unknown) { value in
      value.number.map { $0 >= MediaTiming.endless ? .infinity : $0 }
    }
    read(["autoreverses"], into: &timing.autoreverses, &unknown) { $0.boolean }
    read(["timingFunction"], into: &timing.timingFunction, &unknown) { CodeEvaluation.curve($0) }
    read(["fillMode"], into: &timing.fillMode, &unknown) { value in
      if case .word(let word)? = value.constant { MediaTiming.FillMode(rawValue: word) } else { nil }
    }
    read(["isRemovedOnCompletion", "removedOnCompletion"], into: &timing.isRemovedOnCompletion, &unknown) {
      $0.boolean
    }
    read(["speed"], into: &timing.speed, &unknown) { $0.number }
    read(["timeOffset"], into: &timing.timeOffset, &unknown) { $0.number }
    return timing
  }
}

extension CodeValue {
  var boolean: Bool? { if case .boolean(let isTrue)? = constant { isTrue } else { nil } }

  /// As a property has it; angles, which code has in radians, in degrees.
  func animated(_ keyPath: String) -> AnimatedValue? {
    switch AnimatableProperty.shape(of: keyPath) {
    case .number?:
      number.flatMap { number in
        guard number.isFinite else { return nil }
        return .number(keyPath.hasPrefix("transform.rotation") ? CodeEvaluation.degrees(number) : number)
      }
    case .numbers?:
      numbers.map { .numbers($0) }
        ?? elements.flatMap { elements in
          let numbers = elements.compactMap(\.number)
          return numbers.count == elements.count ? .numbers(numbers) : nil
        }
    case .color?: color.map { .color($0) }
    case .colors?:
      elements.flatMap { elements in
        let colors = elements.compactMap(\.color)
        return colors.count == elements.count ? .colors(colors) : nil
      }
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
