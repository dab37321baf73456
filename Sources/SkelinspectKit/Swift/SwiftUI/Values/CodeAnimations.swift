/// SwiftUI's animations and what they do to state.
extension SwiftUIReader {
  /// `.linear(duration: 1.5).repeatForever(autoreverses: true)`; nil where it cannot be told.
  func animation(_ node: ScopedNode?, _ steps: Int = 0) -> SwiftUIAnimation? {
    guard let node, steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .member, .call: break
    default: return inner(of: node).flatMap { animation($0, steps + 1) }
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

  // MARK: Values in time

  /// A value, and the one that state which is animated takes it to.
  struct Moved<Value> {
    let from: Value
    var to: Value?
    var change: StateChange?
    /// Where it depends on that state.
    var reads: [StateRead] = []
  }

  /// Nil where it cannot be told.
  func moved<Value>(_ read: () -> Value?) -> Moved<Value>? {
    touched = []
    guard let from = read() else { return nil }
    let reads = touched
    for state in reads.map(\.state) {
      guard let change = change(of: state), let next = next(of: state, by: change) else { continue }
      assumed[state] = next
      defer { assumed[state] = nil }
      guard let to = read() else { continue }
      return Moved(from: from, to: to, change: change, reads: reads.filter { $0.state == state })
    }
    return Moved(from: from)
  }

  /// What repeats from the beginning.
  func motion<Value>(
    _ property: String, _ moved: Moved<Value>?, _ value: (Value) -> AnimatedValue
  ) -> StateMotion? {
    guard let moved, let to = moved.to, let change = moved.change, change.animation.repeats else {
      return nil
    }
    explained[change.place, default: []] += moved.reads
    return StateMotion(
      property: property, from: value(moved.from), to: value(to), animation: change.animation)
  }

  /// What moves a gradient: `startPoint`, `endPoint`, and where its stops are.
  func gradientMotions(_ arguments: [CallArgument]) -> [StateMotion] {
    let points = ["startPoint", "endPoint"].compactMap { label in
      arguments[label].flatMap { node in motion(label, moved { unitPoint(node) }) { .numbers($0) } }
    }
    let gradient = arguments["gradient"] ?? arguments.bare(0)
    guard let stops = arguments["stops"] ?? gradient.flatMap({ self.arguments(of: $0)["stops"] }),
      kind(stops) == .array
    else { return points }
    let locations = moved { children(stops).mapAll { number(self.arguments(of: $0)["location"]) } }
    return points + [motion("locations", locations) { .numbers($0) }].compactMap(\.self)
  }

  func isAnimated(_ state: StateName) -> Bool { change(of: state)?.animation.repeats ?? false }

  /// What a change makes of state: a number or a point.
  private func next(of state: StateName, by change: StateChange) -> [Double]? {
    guard let type = scopes[state.scope].type, let variable = code.types.variable(state.name, of: type),
      let start = numbers(value(of: variable, state.scope).map(unwrapped))
    else { return nil }
    let before = assumed[state]
    assumed[state] = start
    defer { assumed[state] = before }
    // By `toggle()`, wherever that stands.
    if search(change.statements, { kind($0) == .call && changedName($0) == state.name }) != nil {
      return start == [0] ? [1] : [0]
    }
    return change.statements.lazy.compactMap { self.assigned(in: $0, to: state) }.first
  }

  private func numbers(_ node: ScopedNode?) -> [Double]? { number(node).map { [$0] } ?? unitPoint(node) }

  /// What statements assign, each `if` being decided by what the state is before.
  private func assigned(in node: ScopedNode, to state: StateName, _ steps: Int = 0) -> [Double]? {
    guard steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .assignment:
      let sides = children(node)
      guard sides.count == 2, ownName(sides[0]) == state.name, let right = numbers(sides[1]) else {
        return nil
      }
      let sign = name(node) == "+=" ? 1.0 : name(node) == "-=" ? -1 : 0
      if sign == 0 { return name(node) == "=" ? right : nil }
      guard right.count == 1, let old = assumed[state], old.count == 1 else { return nil }
      return [old[0] + sign * right[0]]
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
