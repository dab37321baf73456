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

  @discardableResult
  mutating func repeating<Value>(_ other: Repetition, _ body: (inout CodeEvaluation) -> Value) -> Value {
    let outer = repetition
    if outer != .perhapsOften { repetition = other }
    defer { repetition = outer }
    return body(&self)
  }

  /// On a list of what is no view: the closure runs once for each.
  mutating func callEach(
    _ name: String, _ values: [CodeValue], _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) -> CodeValue {
    guard let closure = arguments.last, case .closure(let body, let captured) = closure.value else {
      guard let function = arguments.last, Self.eachCalls.contains(name) else { return .unknown }
      return repeating(values.count > 1 ? .often : repetition) { evaluation in
        let results = values.prefix(64).map { evaluation.callNamed(function.node, $0, place, scope) }
        return Self.made(results)
      }
    }
    return repeating(values.count > 1 ? .often : repetition) { evaluation in
      let results = values.prefix(64).map {
        evaluation.runClosure(body, captured, [$0], calls: place, scope)
      }
      return Self.made(results)
    }
  }

  /// On data that nobody knows: the closure runs as often as there is some.
  mutating func callEachUnknown(_ arguments: [Argument], _ place: CodeNode, _ scope: Int) -> CodeValue {
    repeating(.perhapsOften) { evaluation in
      guard let argument = arguments.last else { return .unknown }
      guard case .closure(let body, let captured) = argument.value else {
        return Self.made([evaluation.callNamed(argument.node, .unknown, place, scope)])
      }
      return Self.made([evaluation.runLater(body, captured)])
    }
  }

  /// The list of what was made for each element; anything else is not known.
  private static func made(_ values: [CodeValue]) -> CodeValue {
    var references: [Reference] = []
    for value in values {
      references += value.references.filter { $0.isMade && !references.contains($0) }
    }
    guard !references.isEmpty else { return .unknown }
    return .references(references, isList: true, isCertain: values.allSatisfy(\.isCertain))
  }
}
