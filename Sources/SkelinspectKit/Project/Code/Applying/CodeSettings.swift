/// What code sets of views.
extension CodeJoining {
  /// What is said of one key of one view.
  struct Setting {
    let node: JoinedTree.NodeIndex
    let key: ViewKey
    /// Nil: it cannot be told.
    var value: Constant?
    let statements: [CodeNode]
    /// Nobody knows whether it is set by the time that show comes.
    let isLate: Bool

    func apply(
      to hierarchy: inout Hierarchy, _ view: ViewIndex, _ said: inout Evidence, _ code: CodeFacts
    ) {
      var keyValue = value.flatMap { $0.keyValue(for: key) }
      // Whether it is hidden is as it is without the code.
      if isLate, keyValue != .boolean(hierarchy.views[view].flags.contains(.isHidden)) { keyValue = nil }
      for place in statements {
        said.facts[view, default: []].append(
          Evidence.Fact(key: key, value: keyValue?.ordered, place: code.place(place)))
      }
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
  }

  func settings() -> [Setting] {
    var found = SaidValues<ViewKey>()
    var steps = CodeSteps(code.types)
    for number in instances.all.indices {
      let late = latePlaces(of: \.facts, instances.all[number].facts, &steps)
      for fact in instances.all[number].facts.facts {
        guard case .set(let key, let value) = fact.effect else { continue }
        for node in nodes(of: fact, number) {
          let isCertain = fact.isCertain && value != nil && !mayBeDummies(node, fact)
          found.add(node, key, value, isCertain, fact, by: number, isLate: late.contains(fact.place))
          guard fact.mayMarkCells, tree.viewClass(node).family.isCollection else { continue }
          for cell in tree.nodes[node].children where tree.nodes[cell].place.isTemplate {
            found.add(cell, key, value, false, fact, by: number)
          }
        }
        for node in withoutDummies(openNodes(of: fact.subject, number), of: fact) {
          found.add(node, key, value, false, fact, by: number)
        }
      }
      for fact in preparations(of: number) {
        guard case .set(let key, let value) = fact.effect else { continue }
        for node in nodes(of: fact, number) { found.add(node, key, value, false, fact, by: number) }
      }
    }
    return found.all.map { node, key, said in
      let own = value(of: said, on: node, &steps)
      let shown = own == nil || said.isLate ? value(of: said, atShowsOf: node, &steps) : nil
      return Setting(
        node: node, key: key, value: own ?? shown, statements: said.nodes,
        isLate: said.isLate && shown == nil)
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
    return code.dummies.preparations.filter { fits(0, $0.subject, near: $0.place.file) }
  }
}

extension Constant {
  /// As a key's shape has it; nil for what does not fit.
  func keyValue(for key: ViewKey) -> KeyValue? {
    switch (key.shape, self) {
    case (.boolean, .boolean(let isTrue)): .boolean(isTrue)
    case (.number, .number(let number)), (.layer, .number(let number)), (.numberOr, .number(let number)),
      (.integerOr, .number(let number)),
      (.integer, .number(let number)):
      .number(number)
    case (.number, .word("zero")), (.integer, .word("zero")), (.integerOr, .word("zero")),
      (.numberOr, .word("zero")):
      .number(0)
    case (.size, .size(let width, let height)): .size(Size(width: width, height: height))
    case (.size, .word("zero")): .size(Size(width: 0, height: 0))
    case (.insets, .insets(let sides)) where sides.count == 4:
      .insets(Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]))
    case (.insets, .word("zero")): .insets(Insets())
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

extension KeyValue {
  /// As YAML and JSON have it.
  var ordered: OrderedJSON {
    switch self {
    case .boolean(let isTrue): .boolean(isTrue)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .size(let size): .list([.number(size.width), .number(size.height)])
    case .insets(let insets): .object(insets.sides.map { ($0.name, .number($0.points)) })
    }
  }
}
