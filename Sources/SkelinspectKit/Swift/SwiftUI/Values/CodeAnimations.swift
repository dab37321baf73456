/// SwiftUI's animations and what they do to state.
extension SwiftUIReader {
  /// `.linear(duration: 1.5).repeatForever(autoreverses: true)`; nil where it cannot be told.
  func animation(_ node: ScopedNode?, _ steps: Int = 0) -> SwiftUIAnimation? {
    guard let node, steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .identifier: return meaning(of: node).flatMap { animation($0, steps + 1) }
    case .member, .call: break
    case .block, .closure, .returnStatement:
      return result(of: node).flatMap { $0.place == node.place ? nil : animation($0, steps + 1) }
    default: return nil
    }
    let callee = kind(node) == .call ? child(node) : node
    guard let callee, kind(callee) == .member else { return nil }
    let arguments = kind(node) == .call ? self.arguments(of: node) : []
    if let base = child(callee), !isBare(base, "Animation"), !isBare(base, "self"), !isBare(base, "Self") {
      return animation(base, steps + 1).flatMap { changed($0, name(callee), arguments) }
    }
    return animation(named: name(callee), arguments) ?? meaning(of: node).flatMap { animation($0, steps + 1) }
  }

  private func animation(named name: String, _ arguments: [CallArgument]) -> SwiftUIAnimation? {
    var animation = SwiftUIAnimation()
    switch name {
    case "linear": animation.curve = .linear
    case "easeIn": animation.curve = .easeIn
    case "easeOut": animation.curve = .easeOut
    case "easeInOut", "default": break
    case "timingCurve":
      let numbers = (0..<4).compactMap { number(arguments.bare($0)) }
      guard numbers.count == 4 else { return nil }
      animation.curve = TimingCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    default: return nil
    }
    guard let duration = arguments["duration"] else { return animation }
    guard let seconds = number(duration) else { return nil }
    animation.duration = seconds
    return animation
  }

  private func changed(
    _ animation: SwiftUIAnimation, _ name: String, _ arguments: [CallArgument]
  ) -> SwiftUIAnimation? {
    var animation = animation
    let first = number(arguments.bare(0))
    switch name {
    case "repeatForever", "repeatCount":
      if name == "repeatCount", first == nil { return nil }
      animation.repetition = name == "repeatForever" ? .forever : .count(first ?? 1)
      animation.autoreverses = arguments["autoreverses"].map { number($0) != 0 } ?? true
    case "delay":
      guard let first else { return nil }
      if animation.repeats { animation.delayOnce += first } else { animation.delay += first }
    case "speed":
      guard let first else { return nil }
      animation.speed *= first
    default: return nil
    }
    return animation
  }

  // MARK: Numbers in time

  /// A number with what happens to it; nil where it cannot be told.
  func animatedNumber(_ node: ScopedNode) -> (number: AnimatedNumber, place: CodeNode?)? {
    touched = []
    guard let from = number(node) else { return nil }
    let states = touched
    for state in states {
      guard let change = change(of: state), let start = initial(of: state) else { continue }
      guard let value = assignedValue(change, to: state, from: start) else { continue }
      assumed[state] = value
      defer { assumed[state] = nil }
      guard let to = number(node) else { continue }
      return (AnimatedNumber(from: from, to: to, animation: change.animation), change.place)
    }
    return (AnimatedNumber(from), nil)
  }

  func isAnimated(_ state: StateName) -> Bool { change(of: state)?.animation.repeats ?? false }

  private func initial(of state: StateName) -> Double? {
    guard let type = scopes[state.scope].type, let variable = code.property(state.name, of: type) else {
      return nil
    }
    return number(value(of: variable, state.scope).map(unwrapped))
  }

  private func assignedValue(_ change: StateChange, to state: StateName, from start: Double) -> Double? {
    let before = assumed[state]
    assumed[state] = start
    defer { assumed[state] = before }
    switch change.value {
    case .toggled: return start == 0 ? 1 : 0
    case .assigned(let statements):
      return statements.lazy.compactMap { self.assigned(in: $0, to: state) }.first
    }
  }

  /// What statements assign, each `if` being decided by what the state is before.
  private func assigned(in node: ScopedNode, to state: StateName, _ steps: Int = 0) -> Double? {
    guard steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .assignment:
      let sides = children(node)
      guard sides.count == 2, ownName(sides[0]) == state.name, let right = number(sides[1]) else {
        return nil
      }
      switch name(node) {
      case "=": return right
      case "+=": return (assumed[state] ?? 0) + right
      case "-=": return (assumed[state] ?? 0) - right
      default: return nil
      }
    case .ifStatement:
      let parts = children(node)
      let conditions = parts.prefix { kind($0) != .block }
      guard conditions.count == 1, let isTrue = number(conditions[0]) else { return nil }
      let branch = parts.dropFirst(isTrue != 0 ? 1 : 2).first
      return branch.flatMap { assigned(in: $0, to: state, steps + 1) }
    case .block, .closure:
      return children(node).lazy.compactMap { self.assigned(in: $0, to: state, steps + 1) }.first
    default: return nil
    }
  }
}
