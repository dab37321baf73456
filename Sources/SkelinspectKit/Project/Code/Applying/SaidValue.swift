/// What code sets a key of a view to, everywhere that it does.
struct SaidValue {
  struct Place {
    /// Nil: it cannot be told.
    let value: Constant?
    /// It is surely of this view.
    let isSure: Bool
    let node: CodeNode
    /// Whose code it is.
    let instance: Int
    /// It is said of any instance of a class, whatever its initialiser is given.
    let isGeneral: Bool
  }

  private(set) var places: [Place] = []
  /// No place is in a function that sets views up.
  private(set) var isLate = true
  private var known: Set<CodeNode> = []
  /// One place may say different things.
  private(set) var isOpen = false

  mutating func take(_ place: Place, _ isLate: Bool) {
    self.isLate = self.isLate && isLate
    if known.insert(place.node).inserted {
      places.append(place)
    } else if let index = places.firstIndex(where: { $0.node == place.node }) {
      // Who makes the view says what the initialiser is given.
      if places[index].isGeneral != place.isGeneral {
        if places[index].isGeneral { places[index] = place }
        return
      }
      if places[index].value != place.value { isOpen = true }
      if place.isSure, !places[index].isSure { places[index] = place }
    }
  }

  var nodes: [CodeNode] { places.map(\.node) }

  /// What all places say, one of them surely of this view.
  fileprivate var one: Constant? {
    guard let first = places.first, places.allSatisfy({ $0.value == first.value }) else { return nil }
    return places.contains(where: \.isSure) ? first.value : nil
  }
}

/// What code says of the keys or looks of views, in the order in which it comes to them.
struct SaidValues<Part: Hashable> {
  private struct Subject: Hashable {
    let node: JoinedTree.NodeIndex
    let part: Part
  }

  private(set) var all: [(node: JoinedTree.NodeIndex, part: Part, said: SaidValue)] = []
  private var numbers: [Subject: Int] = [:]

  mutating func add(
    _ node: JoinedTree.NodeIndex, _ part: Part, _ value: Constant?, _ isSure: Bool, _ fact: CodeFact,
    by instance: Int, isLate: Bool = false
  ) {
    let number = numbers[Subject(node: node, part: part)] ?? all.count
    if number == all.count {
      numbers[Subject(node: node, part: part)] = number
      all.append((node, part, SaidValue()))
    }
    all[number].said.take(
      SaidValue.Place(
        value: value, isSure: isSure, node: fact.place, instance: instance,
        isGeneral: value == nil && fact.isCertain && fact.entry == "init"),
      isLate)
  }
}

extension CodeApplying {
  /// Places of one key of one view that are compared, at most.
  private static let maximumPlaces = 16

  /// What all of them say, or the last one where one function comes to them one after the other and shows nothing in between, or
  /// the view is made with the first and set up with the last; nil where that cannot be told.
  func value(
    of said: SaidValue, on node: JoinedTree.NodeIndex, _ steps: inout CodeSteps
  ) -> Constant? {
    if said.isOpen { return nil }
    if let one = said.one { return one }
    guard said.places.count <= Self.maximumPlaces, said.places.allSatisfy({ $0.isSure && $0.value != nil })
    else { return nil }
    let last = said.places.last { later in
      let facts = instances.all[later.instance].facts
      return said.places.allSatisfy { earlier in
        earlier.node == later.node || steps.isSurely(later.node, after: earlier.node, in: facts.type)
          || isInitial(earlier.node, of: node) && isSetUp(at: later.node, in: facts)
      }
    }
    guard let last else { return nil }
    let (spots, end) = (said.places.map { steps.spot(of: $0.node) }, steps.spot(of: last.node))
    let isShownBetween = instances.all.contains { instance in
      instance.facts.steps.contains { step in
        guard step.event.effect.effects.contains(.shows) else { return false }
        return step.spot.body == end.body
          ? step.spot.position < end.position
            && spots.contains { $0.body != end.body || $0.mayPrecede(step.spot) }
          : spots.contains { $0.mayPrecede(step.spot) }
      }
    }
    return isShownBetween ? nil : last.value
  }

  /// Whether it stands in the initial value of the property that keeps a view.
  private func isInitial(_ place: CodeNode, of node: JoinedTree.NodeIndex) -> Bool {
    guard case .made(_, _, _, let declared) = tree.nodes[node].origin,
      code.types.trees[declared.file].kind(declared.node) == .variable
    else { return false }
    return code.types.holds(declared, place)
  }

  /// Whether a class surely does something when it, or its view, is made, and shows nothing before.
  private func isSetUp(at place: CodeNode, in facts: CodeFacts.ClassFacts) -> Bool {
    let stages = LifeCycle.making
    let own = facts.steps.filter { $0.event.place == place }
    guard let step = own.first, let stage = own.compactMap({ stages.firstIndex(of: $0.event.entry) }).min(),
      step.closures.isEmpty, ([step.spot] + step.calls).allSatisfy(\.branches.isEmpty)
    else { return false }
    return !facts.steps.contains { show in
      guard case .show = show.event.effect else { return false }
      return stages.firstIndex(of: show.event.entry).map { $0 < stage } == true
        || ([show.spot] + show.calls + show.closures).contains { spot in
          ([step.spot] + step.calls).contains(where: spot.mayPrecede)
        }
    }
  }

  /// What each show of a view, or of what it stands in, has from the same function that shows; nil where that cannot be told.
  func value(
    of said: SaidValue, atShowsOf node: JoinedTree.NodeIndex, _ steps: inout CodeSteps
  ) -> Constant? {
    guard !said.isOpen, said.places.count <= Self.maximumPlaces, said.places.allSatisfy(\.isSure),
      instances.all.allSatisfy({ $0.facts.lostShows.isEmpty })
    else { return nil }
    let places = said.places.map { (value: $0.value, spot: steps.spot(of: $0.node)) }
    let around = Set(tree.outwards(from: node))
    var values: Set<Constant?> = []
    for (number, fact) in instances.facts {
      guard fact.isShow, !around.isDisjoint(with: joined.shownNodes(of: fact.subject, number)) else {
        continue
      }
      let show = steps.spot(of: fact.place)
      let last = places.filter { $0.spot.mayPrecede(show) }.max { $0.spot.position < $1.spot.position }
      guard let last, last.spot.isSurelyRun(before: show) else { return nil }
      values.insert(last.value)
    }
    return values.count == 1 ? values.first ?? nil : nil
  }
}
