/// Whether conditions hold while a screen loads, by the names in them.
extension SwiftUIReader {
  /// Nil where that is not known.
  func holds(_ node: ScopedNode, _ steps: Int = 0) -> Bool? {
    guard steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .boolean: return name(node) == "true"
    // The newest system.
    case .unknown:
      return name(node) == "#available" ? true : name(node) == "#unavailable" ? false : nil
    case .identifier, .member: return holdsNamed(node, steps)
    case .prefix:
      guard name(node) == "!", let value = child(node) else { return nil }
      return holds(value, steps + 1).map { !$0 }
    case .binary: return holdsOperator(node, steps)
    case .ternary:
      return chosen(node) { holds($0, steps + 1) }.flatMap { holds($0, steps + 1) }
    case .binding: return holdsBinding(node)
    case .call:
      guard let callee = child(node) else { return nil }
      let arguments = self.arguments(of: node)
      if name(callee) == "contains", let list = child(callee), isReasons(list) {
        let isPlaceholder = arguments.bare(0).map { name($0) == "placeholder" } == true
        return hear(isPlaceholder ? bodyIsRedacted : nil, of: .loading)
      }
      if name(callee) == "constant", arguments.count == 1 {
        return holds(arguments[0].value, steps + 1)
      }
      // A closure, or what is handed over as one.
      return arguments.isEmpty ? holdsNamed(callee, steps) : nil
    default: return inner(of: node).flatMap { holds($0, steps + 1) }
    }
  }

  /// Whether a condition of that name holds.
  private func tells(_ name: String) -> Bool? { hear(vocabulary.tells(name), of: .loading) }

  private func isCase(_ name: String) -> Bool? { hear(vocabulary.isCase(name), of: .loading) }

  /// Counts what speaks of loading.
  func hear(_ told: Bool?, of basis: Hearing.Basis) -> Bool? {
    if told != nil { heard.count(basis) }
    return told
  }

  private func holdsNamed(_ node: ScopedNode, _ steps: Int) -> Bool? {
    let name = self.name(node).drop { $0 == "$" }
    if kind(node) == .member, name == "isEmpty" {
      guard let list = child(node), !isText(list) else { return nil }
      if isReasons(list) { return bodyIsRedacted.map { !$0 } }
      return isMissing(list)
    }
    if kind(node) == .member, name == "wrappedValue" || name == "projectedValue" {
      return child(node).flatMap { holds($0, steps + 1) }
    }
    let held: Bool? =
      switch ownName(node).flatMap({ find($0, node) }) {
      case .code(let value) where value.place != node.place: holds(value, steps + 1)
      case .property(let variable, let scope): holds(variable, scope, steps)
      default: nil
      }
    return held ?? tells(String(name))
  }

  /// A variable's first value is none that lasts, unless what makes the view could give it another one and does
  /// not: its name tells more.
  private func holds(_ variable: CodeVariable, _ scope: Int, _ steps: Int) -> Bool? {
    guard let value = value(of: variable, scope) else { return nil }
    let isFixed = variable.getter != nil || !isVariable(variable) || isLeft(variable, scope)
    return isFixed ? holds(value, steps + 1) : nil
  }

  /// A stored property without a wrapper, of a view whose initialiser does not name it.
  func isLeft(_ variable: CodeVariable, _ scope: Int) -> Bool {
    scopes[scope].isMade && !variable.isStatic && !hasAttribute(variable)
      && !isChanged(variable, scope)
  }

  /// What `@Environment(\.redactionReasons)` gives is said by the views around, and is not a data.
  private func isReasons(_ node: ScopedNode) -> Bool {
    guard let own = ownName(node), case .property(let variable, _) = find(own, node) else {
      return name(node) == "redactionReasons"
    }
    return variable.type?.name == "RedactionReasons"
      || code.types.text(of: variable.place).hasWord("redactionReasons")
  }

  /// `var`, and not `let`.
  func isVariable(_ variable: CodeVariable) -> Bool {
    code.types.hasModifier(variable.place) { $0 == "var" }
  }

  /// `if let x`.
  private func holdsBinding(_ node: ScopedNode) -> Bool? {
    isNil(children(node).first { kind($0) != .annotation } ?? node).map { !$0 }
  }

  /// Letters that somebody types, or that are part of the data.
  private func isText(_ node: ScopedNode) -> Bool {
    guard let name = ownName(node) else { return LoadingVocabulary.isText(self.name(node)) }
    if case .property(let variable, _) = find(name, node) {
      if variable.type?.name == "String" && variable.type?.isList == false { return true }
      if let initial = variable.initial, code.types.trees[initial.file].kind(initial.node) == .string {
        return true
      }
    }
    return LoadingVocabulary.isText(name)
  }

  // MARK: Operators

  private func holdsOperator(_ node: ScopedNode, _ steps: Int) -> Bool? {
    let sides = children(node)
    guard sides.count == 2 else { return nil }
    let (left, right) = (sides[0], sides[1])
    switch name(node) {
    case "||": return [left, right].map { holds($0, steps + 1) }.oneHolds
    case "&&": return [left, right].map { holds($0, steps + 1) }.allHold
    case "==", "=": return isEqual(left, right, steps)
    case "!=": return isEqual(left, right, steps).map { !$0 }
    case ">", ">=", "<", "<=": return compares(left, name(node), right)
    case "??": return holds(left, steps + 1) ?? holds(right, steps + 1)
    default: return nil
    }
  }

  /// `x == nil`, `state == .loading`, `items.count == 0`, `isLoading == true`.
  private func isEqual(_ left: ScopedNode, _ right: ScopedNode, _ steps: Int) -> Bool? {
    for (value, other) in [(left, right), (right, left)] {
      switch kind(other) {
      case .nilLiteral: return isNil(value)
      case .boolean: return holds(value, steps + 1).map { $0 == (name(other) == "true") }
      case .number:
        return isCount(value) && name(other) == "0" ? child(value).flatMap(isMissing) : nil
      default: if let fits = fits(other, value) { return fits }
      }
    }
    return nil
  }

  private func isCount(_ node: ScopedNode) -> Bool {
    kind(node) == .member && name(node) == "count"
  }

  private func compares(_ left: ScopedNode, _ sign: String, _ right: ScopedNode) -> Bool? {
    guard isCount(left), kind(right) == .number, let isMissing = child(left).flatMap(isMissing)
    else { return nil }
    switch (sign, name(right)) {
    case (">", "0"), (">=", "1"): return !isMissing
    case ("<", "1"), ("<=", "0"): return isMissing
    default: return nil
    }
  }

  /// Whether a case is the one while loading, by its name.
  func fits(_ pattern: ScopedNode, _ subject: ScopedNode) -> Bool? {
    if let fits = fitsPhase(pattern, subject) { return fits }
    switch kind(pattern) {
    case .boolean: return holds(subject).map { $0 == (name(pattern) == "true") }
    case .nilLiteral: return isNil(subject)
    case .call:
      return child(pattern).flatMap { kind($0) == .member ? isCase(name($0)) : nil }
    case .member: return isCase(name(pattern))
    default: return nil
    }
  }
}
