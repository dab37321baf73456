/// An event at its spot.
struct CodeStep: Sendable {
  let event: CodeEvent
  let spot: StepSpot
  /// Where the function that it stands in is called, and those that lead to such calls.
  var calls: [StepSpot] = []
  /// Where the closures are made in which it stands, or such a call.
  var closures: [StepSpot] = []
}

/// Brings the events of classes to their spots, file by file.
struct CodeSteps {
  /// Calls that lead to one step, at most: where there are more, nobody can tell what comes first.
  private static let maximumCalls = 16

  private let types: CodeTypes
  private var spots: [Int: StepSpots] = [:]

  init(_ types: CodeTypes) { self.types = types }

  /// What a class does, and which calls lead to it; none where it neither shows nor hides.
  mutating func steps(of record: OrderRecord) -> [CodeStep] {
    guard record.isKept, record.showsOrHides else { return [] }
    var steps = record.events.map { CodeStep(event: $0, spot: spot(of: $0.place)) }
    let calls = record.calls.map { (spot: spot(of: $0.key), place: $0.key, functions: $0.value) }
      .sorted { ($0.place.file, $0.place.node) < ($1.place.file, $1.place.node) }
    let effects = Self.effects(steps, calls.map { ($0.spot, $0.functions) })
    var callers: [CodeNode: [StepSpot]] = [:]
    for call in calls {
      for function in call.functions { callers[function, default: []].append(call.spot) }
    }
    for index in steps.indices {
      steps[index].calls = Self.calls(leadingTo: steps[index].spot, callers)
      steps[index].closures = ([steps[index].spot] + steps[index].calls).flatMap { makings(of: $0) }
    }
    for call in calls {
      let own = call.functions.reduce(into: CodeEffects()) { $0.formUnion(effects[$1] ?? []) }
      guard !own.isEmpty else { continue }
      let event = CodeEvent(effect: .call(own), subject: nil, place: call.place, isCertain: false, entry: "")
      steps.append(CodeStep(event: event, spot: call.spot))
    }
    return steps
  }

  /// The calls of a function, and of those in which these stand.
  private static func calls(leadingTo spot: StepSpot, _ callers: [CodeNode: [StepSpot]]) -> [StepSpot] {
    var (found, next) = ([spot], 0)
    while next < found.count {
      let inner = found[next]
      next += 1
      // A closure is run when somebody wants it to.
      guard inner.functions.first == inner.body else { continue }
      for call in callers[inner.body] ?? [] where !found.contains(call) { found.append(call) }
      if found.count > maximumCalls { return [] }
    }
    return Array(found.dropFirst())
  }

  /// Where the closure is made in which a spot is, and those around it.
  private mutating func makings(of spot: StepSpot) -> [StepSpot] {
    var found: [StepSpot] = []
    var inner = spot
    while types.trees[inner.body.file].kind(inner.body.node) == .closure {
      inner = self.spot(of: inner.body)
      found.append(inner)
    }
    return found
  }

  /// Whether the first spot is in an override, after it calls `super`, and the second in what it overrides.
  func isAfterSuper(_ later: StepSpot, _ earlier: StepSpot, in type: Int) -> Bool {
    guard let own = later.functions.first, let inherited = earlier.functions.first,
      own == later.body, inherited == earlier.body, types.isOverride(own, of: inherited, in: type)
    else { return false }
    let tree = types.trees[own.file]
    let range = tree.range(own.node)
    return tree.source.bytes(Range(from: range.lowerBound, to: later.position))
      .hasWord("super.\(tree.name(own.node))(")
  }

  mutating func spot(of place: CodeNode) -> StepSpot {
    spots[place.file, default: StepSpots(types.trees[place.file], file: place.file)].spot(of: place.node)
  }

  /// What each function does, and what those do that it calls.
  private static func effects(
    _ steps: [CodeStep], _ calls: [(spot: StepSpot, functions: Set<CodeNode>)]
  ) -> [CodeNode: CodeEffects] {
    var effects: [CodeNode: CodeEffects] = [:]
    for step in steps where !step.event.effect.effects.isEmpty {
      for function in step.spot.functions {
        effects[function, default: []].formUnion(step.event.effect.effects)
      }
    }
    var callers: [CodeNode: [CodeNode]] = [:]
    for call in calls {
      for function in call.functions { callers[function, default: []] += call.spot.functions }
    }
    var open = Array(effects.keys)
    while let function = open.popLast() {
      let own = effects[function] ?? []
      for caller in callers[function] ?? [] where !(effects[caller] ?? []).isSuperset(of: own) {
        effects[caller, default: []].formUnion(own)
        open.append(caller)
      }
    }
    return effects
  }
}

extension CodeTypes {
  /// Whether one function of a class overrides another.
  fileprivate func isOverride(_ function: CodeNode, of inherited: CodeNode, in type: Int) -> Bool {
    func find(_ place: CodeNode) -> (function: CodeFunction, part: Int)? {
      for (number, part) in zip(0..., parts(of: type)) {
        for case .function(let function) in declarations[part].members where function.place == place {
          return (function, number)
        }
      }
      return nil
    }
    guard let own = find(function), let other = find(inherited) else { return false }
    return own.part < other.part && own.function.isOverride
      && own.function.signature == other.function.signature
  }
}
