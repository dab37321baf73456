/// What code sets of views.
extension CodeApplying {
  mutating func applySettings() {
    var found = SaidValues<ViewKey>()
    var steps = CodeSteps(code.types)
    for number in instances.all.indices {
      let late = latePlaces(of: \.facts, instances.all[number].facts, &steps)
      for fact in instances.all[number].facts.facts {
        guard case .set(let key, let value) = fact.effect else { continue }
        for node in joined.nodes(of: fact, number) {
          let isCertain = fact.isCertain && value != nil && !joined.mayBeDummies(node, fact)
          found.add(node, key, value, isCertain, fact, by: number, isLate: late.contains(fact.place))
          guard fact.mayMarkCells, tree.viewClass(node).family.isCollection else { continue }
          for cell in tree.nodes[node].children where tree.nodes[cell].place.isTemplate {
            found.add(cell, key, value, false, fact, by: number)
          }
        }
        for node in joined.withoutDummies(joined.openNodes(of: fact.subject, number), of: fact) {
          found.add(node, key, value, false, fact, by: number)
        }
      }
      for fact in preparations(of: number) {
        guard case .set(let key, let value) = fact.effect else { continue }
        for node in joined.nodes(of: fact, number) { found.add(node, key, value, false, fact, by: number) }
      }
    }
    for (node, key, values) in found.all {
      guard let view = views[node] else { continue }
      let own = value(of: values, on: node, &steps)
      let shown = own == nil || values.isLate ? value(of: values, atShowsOf: node, &steps) : nil
      apply(own ?? shown, to: key, of: view, values.nodes, isLate: values.isLate && shown == nil)
    }
  }

  /// - Parameters:
  ///   - value: nil where it cannot be told.
  ///   - isLate: nobody knows whether it is set by the time that show comes.
  private mutating func apply(
    _ value: Constant?, to key: ViewKey, of view: ViewIndex, _ statements: [CodeNode], isLate: Bool
  ) {
    var keyValue = value.flatMap { $0.stored(for: key) }
    // Whether it is hidden is as it is without the code.
    if isLate, keyValue != .boolean(hierarchy.views[view].flags.contains(.isHidden)) { keyValue = nil }
    for place in statements { note(key, of: view, keyValue, at: place) }
    let wasMarked = hierarchy.views[view].isSkeletonable
    if let keyValue {
      hierarchy.apply(.set(key, of: view, to: keyValue))
      if key == .isSkeletonable, keyValue == .boolean(false), wasMarked, let place = statements.last {
        said.unmarked.append(Evidence.Call(view: view, place: code.place(place), owner: ""))
      }
    } else {
      said.unknown[view, default: []].insert(key)
      // What cannot be told counts as marked, and as visible, whatever the file says.
      if key == .isSkeletonable { hierarchy.apply(.set(key, of: view, to: .boolean(true))) }
      if key == .isHidden { hierarchy.apply(.set(key, of: view, to: .boolean(false))) }
    }
  }

  /// Where a class hides views or brings them back in none of the functions that set them up, in a branch, or after a
  /// hide: that is done when the skeleton goes, as likely as not.
  func latePlaces(
    of list: KeyPath<CodeFacts.ClassFacts, [CodeFact]>, _ facts: CodeFacts.ClassFacts,
    _ steps: inout CodeSteps
  ) -> Set<CodeNode> {
    let some = facts[keyPath: list].filter(\.isOfVisibility)
    guard !some.isEmpty else { return [] }
    let hides = facts.facts.filter { $0.effect == .hide }.map { steps.spot(of: $0.place) }
    let early = some.filter { fact in
      let spot = steps.spot(of: fact.place)
      return code.mayBeSetUp(fact, of: facts.type) && spot.branches.allSatisfy(\.isLoop)
        && !hides.contains { $0.isFollowed(by: spot) }
    }
    return Set(some.map(\.place)).subtracting(early.map(\.place))
  }

  /// What data sources do to a cell that is not in one of their tables here.
  private func preparations(of number: Int) -> [CodeFact] {
    guard instances.all[number].own == 0, tree.viewClass(0).family.isCell else { return [] }
    return code.dummies.preparations.filter { joined.fits(0, $0.subject, near: $0.place.file) }
  }
}

extension Constant {
  /// As a key's shape has it; nil for what does not fit.
  func stored(for key: ViewKey) -> StoredValue? {
    switch (key.shape, self) {
    case (.boolean, .boolean(let isTrue)): .boolean(isTrue)
    case (.number, .number(let number)), (.layer, .number(let number)), (.numberOr, .number(let number)),
      (.integerOr, .number(let number)),
      (.integer, .number(let number)):
      .number(number)
    case (.number, .word("zero")), (.integer, .word("zero")), (.integerOr, .word("zero")),
      (.numberOr, .word("zero")):
      .number(0)
    case (.size, .size(let width, let height)): .numbers([width, height])
    case (.size, .word("zero")): .numbers([0, 0])
    case (.insets, .insets(let sides)) where sides.count == 4: .numbers(sides)
    case (.insets, .word("zero")): .numbers([0, 0, 0, 0])
    case (.optionalText, .text(let text)), (.anyColor, .text(let text)), (.texts, .text(let text)):
      .text(text)
    case (.optionalText, .null): .text("")
    case (.numberOr(let words), .word(let word)) where words.contains(word): .text(word)
    case (.numberOr, .word("leastNonzeroMagnitude")), (.numberOr, .word("leastNormalMagnitude")): .number(0)
    case (.integerOr(let words), .word(let word)) where words.contains(word): .text(word)
    case (.oneOf(let words), .word(let word)) where words.contains(word): .text(word)
    case (.numberOr, .call("fixed", let numbers)) where numbers.count == 1: .number(numbers[0])
    case (.integerOr, .call("custom", let numbers)) where numbers.count == 1: .number(numbers[0])
    default: nil
    }
  }
}
