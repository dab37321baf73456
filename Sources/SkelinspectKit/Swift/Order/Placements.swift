/// Where a view stands that a class puts into one after another.
extension CodeSteps {
  /// Additions of one view, at most: nobody moves a view so often.
  private static let maximumAdditions = 32

  /// The additions of a class without those that a later one ends. Where one cannot tell which is the last, each of
  /// them is one that may be.
  mutating func settled(_ facts: [CodeFact], of type: Int) -> [CodeFact] {
    let keepers = Keepers(facts)
    let facts = remaining(facts, keepers, in: type) + takenOut(facts, in: type)
    var additions: [Reference: [Int]] = [:]
    for (number, fact) in zip(0..., facts) where fact.isCertain {
      guard case .add(let child, _) = fact.effect, !child.isWalk else { continue }
      additions[keepers.known(child.unpicked), default: []].append(number)
    }
    var (ended, open): (Set<Int>, Set<Int>) = ([], [])
    for numbers in additions.values where numbers.count > 1 {
      // By whatever class that one may be of.
      let parents = Set(
        numbers.map {
          keepers.known(facts[$0].subject.isWalk ? facts[$0].subject : facts[$0].subject.unpicked)
        })
      if parents.count == 1 {
        // A stack's own subview may become one of those that it arranges.
        let arranged = numbers.filter { facts[$0].isArranged && !facts[$0].subject.isPicked }
        if !arranged.isEmpty { ended.formUnion(numbers.filter { !facts[$0].isArranged }) }
      } else if let last = last(of: numbers.map { facts[$0] }, in: type) {
        ended.formUnion(numbers.filter { keepers.known(facts[$0].subject) != keepers.known(last.subject) })
      } else {
        open.formUnion(numbers)
      }
    }
    guard !ended.isEmpty || !open.isEmpty || facts.contains(where: { $0.walkedView != nil }) else {
      return facts
    }
    let parents = Dictionary(grouping: additions.values.joined()) { keepers.known(facts[$0].subject) }
    return zip(0..., facts).compactMap { number, fact in
      if ended.contains(number) { return nil }
      if open.contains(number) { return fact.asOneOfSeveral }
      guard let parent = fact.walkedView.map(keepers.known) else { return fact }
      let isEarly = (parents[parent] ?? []).contains { precedes(fact, facts[$0]) }
      return isEarly ? fact.uncertain : fact
    }
  }

  /// Without the additions of what is taken out again before anything is shown; what a stack only arranges no more is a
  /// subview of it.
  private mutating func remaining(_ facts: [CodeFact], _ keepers: Keepers, in type: Int) -> [CodeFact] {
    let removals = facts.filter { if case .remove = $0.effect { $0.isCertain } else { false } }
    guard !removals.isEmpty else { return facts }
    let shows = facts.filter(\.isShow)
    return facts.compactMap { fact in
      guard case .add(let child, let place) = fact.effect, !child.isWalk else { return fact }
      let ends = removals.filter { removal in
        keepers.leads(removal.subject, to: child, in: fact)
          && isSurely(removal.place, after: fact.place, in: type)
          && !shows.contains { precedes($0.place, removal.place) }
      }
      if ends.contains(where: { $0.effect == .remove(isWhole: true) }) { return nil }
      return ends.isEmpty || place != .arrangedSubview ? fact : fact.with(.add(child, .subview))
    }
  }

  /// What stands where a class that shows something puts nothing at another time: it may not be there by then, like
  /// what may be hidden.
  private mutating func takenOut(_ facts: [CodeFact], in type: Int) -> [CodeFact] {
    guard facts.contains(where: \.isShow) else { return [] }
    return facts.compactMap { fact in
      guard case .add(let child, let place) = fact.effect else { return nil }
      let end = facts.first { end in
        end.effect == .empty(place) && end.subject == fact.subject
          && !facts.contains { other in
            guard case .add(_, place) = other.effect, other.subject == end.subject else { return false }
            return isSurely(other.place, after: end.place, in: type)
          }
      }
      return end.map { $0.with(.set(.isHidden, nil), of: child) }
    }
  }

  private mutating func precedes(_ show: CodeNode, _ removal: CodeNode) -> Bool {
    show.file == removal.file && spot(of: show).mayPrecede(spot(of: removal))
  }

  /// Whether a walk over what is in a view comes before something is put into it, which it does not reach then.
  private mutating func precedes(_ walk: CodeFact, _ addition: CodeFact) -> Bool {
    addition.place.file == walk.place.file
      && spot(of: walk.place).isFollowed(by: spot(of: addition.place))
  }

  /// The one that surely comes after all others.
  private mutating func last(of facts: [CodeFact], in type: Int) -> CodeFact? {
    guard facts.count <= Self.maximumAdditions else { return nil }
    return facts.last { fact in
      facts.allSatisfy { $0.place == fact.place || isSurely(fact.place, after: $0.place, in: type) }
    }
  }

  /// Whether a class comes to a place only after another one, in one function or in an override that calls `super`.
  mutating func isSurely(_ later: CodeNode, after earlier: CodeNode, in type: Int) -> Bool {
    let (first, second) = (spot(of: earlier), spot(of: later))
    if first.body == second.body { return first.isSurelyFollowed(by: second) }
    return second.branches.isEmpty && isAfterSuper(second, first, in: type)
  }
}

/// The properties that keep what a class makes.
struct Keepers {
  private var properties: [Reference: Reference] = [:]

  init(_ facts: [CodeFact]) {
    for fact in facts {
      guard case .alias(let made) = fact.effect, made.isMade, properties[made] == nil else { continue }
      properties[made] = fact.subject
    }
  }

  /// What a property keeps, by the property.
  func known(_ view: Reference) -> Reference {
    guard let keeper = properties[Reference(view.base)] else { return view }
    return Reference(keeper.base, keeper.steps + view.steps, type: view.type)
  }

  /// Whether a way leads to a view that is put into another one: by itself, or by a walk over all of them.
  func leads(_ way: Reference, to child: Reference, in addition: CodeFact) -> Bool {
    guard let last = way.steps.last, last == .subviews || last == .arrangedSubviews && addition.isArranged
    else { return known(way) == known(child) }
    return known(way.owner) == known(addition.subject)
  }
}

extension CodeFact {
  fileprivate var isArranged: Bool {
    if case .add(_, .arrangedSubview) = effect { true } else { false }
  }

  /// The view whose views a walk sets something of.
  fileprivate var walkedView: Reference? {
    guard case .set = effect, isCertain, let walk = subject.steps.firstIndex(where: \.isWalk) else {
      return nil
    }
    return Reference(subject.base, Array(subject.steps[..<walk]))
  }

  fileprivate var uncertain: CodeFact { with(effect, isCertain: false) }

  fileprivate var asOneOfSeveral: CodeFact {
    guard case .add(let child, let place) = effect else { return self }
    return with(.addPerhaps(child, place))
  }

  fileprivate func with(_ effect: Effect, of other: Reference? = nil, isCertain: Bool? = nil) -> CodeFact {
    var fact = self
    (fact.subject, fact.effect, fact.isCertain) = (other ?? subject, effect, isCertain ?? self.isCertain)
    return fact
  }
}
