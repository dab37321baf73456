/// Code that runs once for each of several things.
extension CodeEvaluation {
  /// Functions that call a closure for each element.
  static let eachCalls: Set = ["forEach", "map", "compactMap", "flatMap"]

  /// Functions of lists, dictionaries, optionals and iterators.
  static let listCalls: Set = eachCalls.union([
    "filter", "first", "last", "reduce", "enumerated", "reversed", "sorted", "prefix", "suffix", "dropFirst",
    "dropLast", "allSatisfy", "makeIterator", "next", "popLast", "removeLast", "removeFirst", "randomElement",
    "min", "max", "mapValues", "compactMapValues",
  ])

  /// Those that give one element.
  static let singleCalls: Set = [
    "first", "last", "removeFirst", "removeLast", "popFirst", "popLast", "remove", "next", "randomElement",
    "min", "max",
  ]

  /// What a loop goes on with that came to the view around another: any of those around it.
  static func climbing(_ value: CodeValue) -> CodeValue {
    guard value.references.contains(where: { $0.steps.last == .superview }) else { return value }
    return value.uncertain.mapped {
      $0.steps.last == .superview ? $0.owner.adding(.ancestors, type: $0.type) : $0
    }
  }

  func runFor(_ node: Index, _ children: [Index], _ scope: Int) {
    let cast = children.first { tree(scope).kind($0) == .annotation }
    let type = cast.flatMap { TypeText(tree(scope).name($0)) }.map { castTarget($0, scope) }
    let parts = children.dropFirst(cast == nil ? 0 : 1)
    let names = parts.prefix { tree(scope).kind($0) == .binding }.map { tree(scope).name($0) }
    let rest = parts.dropFirst(names.count)
    guard let block = rest.last, tree(scope).kind(block) == .block, let sequence = rest.first, rest.count > 1
    else { return }
    if type == nil, let rows = rows(of: sequence, scope),
      let pattern = pattern(of: node, before: sequence, scope), rows.allSatisfy({ pattern.fits($0.count) })
    {
      return run(block, forEach: rows, pattern, where: rest.dropFirst().dropLast(), scope)
    }
    let value = evaluate(sequence, scope)
    let site = site(node, scope)
    let isEnumerated = tree(scope).method(calledBy: sequence) == "enumerated"
    let items = items(of: value, sequence, site)
    for item in items {
      let inner = push(scope)
      // Which elements are of a composition, or are lists, is not known.
      let uncast = cast == nil ? item.element : item.element.uncertain
      let element =
        type.flatMap { $0.isList ? nil : self.cast(item.element, to: $0, by: "as?", at: site) } ?? uncast
      let name = tree(scope).name(node)
      if !name.isEmpty { scopes[inner].values[name] = element }
      for (number, name) in names.enumerated() {
        // Of `for (index, view) in views.enumerated()` the last one is the element.
        let isElement = number == names.count - 1 && isEnumerated
        scopes[inner].values[name] = isElement ? element : item.element.uncertain
      }
      for condition in rest.dropFirst().dropLast() {
        // Some of them, but those of one class are known.
        if !isClassTest(condition, inner) {
          for name in name.isEmpty ? names : [name] {
            scopes[inner].values[name] = scopes[inner].values[name]?.uncertain
          }
        }
        assume(classTests(condition, inner), in: inner)
        runCondition(condition, inner)
      }
      let own = repetition(of: item, items.count, sequence, scope)
      let isWhole = rest.count == 2 && !skips(block, scope)
      repeating(own.isCounted && !isWhole ? .often(nil) : own) { $0.runBlock(block, inner) }
      leave(inner, to: scope)
    }
  }

  /// Whether a loop may pass over some.
  private func skips(_ block: Index, _ scope: Int) -> Bool {
    let text = tree(scope).text(block)
    return ["break", "continue", "return"].contains(where: text.hasWord)
  }

  /// Those for each of which the loop runs.
  private func items(of value: CodeValue, _ sequence: Index, _ site: Site) -> [CodeValue] {
    if let objects = keepers(in: value, at: site.place) ?? partsByCertainty(of: sequence, value, site.scope) {
      return objects
    }
    guard case .values(let values) = value else { return counted(sequence, site.scope) ?? [value] }
    if values.count > limits.elements { noteLimit(at: site.place) }
    return Array(values.prefix(limits.elements))
  }

  /// Over tuples that are known part by part.
  private func run(
    _ block: Index, forEach rows: [[TuplePart]], _ pattern: ForPattern,
    where conditions: ArraySlice<Index>, _ scope: Int
  ) {
    for row in rows {
      let inner = push(scope)
      bind(row, to: pattern, isCertain: conditions.isEmpty, inner)
      for condition in conditions {
        assume(classTests(condition, inner), in: inner)
        runCondition(condition, inner)
      }
      repeating(conditions.isEmpty ? .times(rows.count) : .often(nil)) { $0.runBlock(block, inner) }
      leave(inner, to: scope)
    }
  }

  @discardableResult
  func repeating<Value>(_ other: Repetition, _ body: (CodeEvaluation) -> Value) -> Value {
    let (outer, around) = (repetition, repetitionOpenness)
    repetition = other.inside(countedRepetition)
    loops += 1
    repetitionOpenness = openness
    defer { (repetition, repetitionOpenness, loops) = (outer, around, loops - 1) }
    return body(self)
  }

  /// For each of a list: as often as there is some, where it is of data.
  func forEach<Value>(of list: CodeValue, _ body: (CodeEvaluation) -> Value) -> Value {
    isData(list) ? repeating(.perhapsOften, body) : body(self)
  }

  /// Of a list of views it is known what happens to them; of any other nobody knows how much is in it.
  func isData(_ list: CodeValue) -> Bool {
    guard case .references(let all, let isList, _) = list else { return list == .unknown }
    return !isList || all.allSatisfy { isNoView($0.element) }
  }

  /// How often what runs now runs; in a branch of a loop nobody knows.
  var countedRepetition: Repetition {
    if case .often = repetition, openness != repetitionOpenness { .often(nil) } else { repetition }
  }

  /// On a list of what is not a view: the closure runs once for each.
  func callEach(_ name: String, _ values: [CodeValue], _ arguments: [Argument], _ site: Site) -> CodeValue {
    if values.count > limits.elements { noteLimit(at: site.place) }
    guard let function = arguments.last, function.value.isClosure || Self.eachCalls.contains(name) else {
      return .unknown
    }
    return repeating(.times(values.count)) { evaluation in
      let results = values.prefix(limits.elements).map { evaluation.hand($0, to: function, site) }
      // `[a, b].map { $0.cgColor }`, where all that comes of it is known.
      let areDrawn = followsLayers && name == "map" && results.allSatisfy { $0.drawn != nil }
      return areDrawn && results.count == values.count ? .values(results) : Self.made(results)
    }
  }

  /// What a closure, a key path, or a function that is named, gives for a value.
  @discardableResult
  func hand(_ value: CodeValue, to function: Argument, _ site: Site) -> CodeValue {
    switch function.value {
    case .closure(let body, let captured): runClosure(body, captured, [value], calls: site)
    case .keyPath: read(keyPath: function.value, of: value, site.scope)
    default: callNamed(function.node, value, site)
    }
  }

  /// On data that nobody knows: the closure runs as often as there is some; on a range so often.
  func callEachUnknown(
    _ arguments: [Argument], _ site: Site, _ repetition: Repetition = .perhapsOften
  ) -> CodeValue {
    repeating(repetition) { evaluation in
      guard let argument = arguments.last else { return .unknown }
      guard case .closure(let body, let captured) = argument.value else {
        return Self.made([evaluation.callNamed(argument.node, .unknown, site)])
      }
      return Self.made([evaluation.runLater(body, captured)])
    }
  }

  /// The list of what was made for each element; anything else is not known.
  static func made(_ values: [CodeValue]) -> CodeValue {
    var references: [Reference] = []
    for value in values {
      references += value.references.filter { $0.isMade && !references.contains($0) }
    }
    guard !references.isEmpty else { return .unknown }
    return .references(references, isList: true, isCertain: values.allSatisfy(\.isCertain))
  }
}

extension Repetition {
  fileprivate var isCounted: Bool { if case .often(_?) = self { true } else { false } }

  /// A loop over so many.
  static func times(_ count: Int) -> Repetition { count == 1 ? .once : .often(count == 0 ? nil : count) }

  /// What runs so often in what runs as often as that.
  fileprivate func inside(_ outer: Repetition) -> Repetition {
    switch (outer, self) {
    case (.once, _): self
    case (_, .once), (.perhapsOften, _): outer
    case (_, .perhapsOften): self
    case (.often(let first?), .often(let second?)):
      .often(first.multipliedReportingOverflow(by: second).overflow ? nil : first * second)
    case (.often, .often): .often(nil)
    }
  }
}
