/// Whether conditions hold while a screen loads, by the names in them.
extension SwiftUIReader {
  /// Nil where that is not known.
  func holds(_ node: ScopedNode, _ steps: Int = 0) -> Bool? {
    guard steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .boolean: return name(node) == "true"
    case .identifier, .member: return holdsNamed(node, steps)
    case .prefix:
      guard name(node) == "!", let value = child(node) else { return nil }
      return holds(value, steps + 1).map { !$0 }
    case .binary: return holdsOperator(node, steps)
    case .ternary:
      let parts = children(node)
      guard parts.count == 3, let condition = holds(parts[0], steps + 1) else { return nil }
      return holds(parts[condition ? 1 : 2], steps + 1)
    case .binding: return holdsBinding(node)
    case .call:
      guard let callee = child(node) else { return nil }
      let arguments = self.arguments(of: node)
      if name(callee) == "constant", arguments.count == 1 { return holds(arguments[0].value, steps + 1) }
      return arguments.isEmpty ? LoadingVocabulary.tells(name(callee)) : nil
    case .block, .closure, .returnStatement:
      return result(of: node).flatMap { $0.place == node.place ? nil : holds($0, steps + 1) }
    default: return nil
    }
  }

  private func holdsNamed(_ node: ScopedNode, _ steps: Int) -> Bool? {
    let name = self.name(node).drop { $0 == "$" }
    if kind(node) == .member, name == "isEmpty" {
      guard let list = child(node), !isText(list), !isReasons(list) else { return nil }
      return LoadingVocabulary.isData(self.name(list)) ? true : nil
    }
    if kind(node) == .member, name == "wrappedValue" || name == "projectedValue" {
      return child(node).flatMap { holds($0, steps + 1) }
    }
    guard let own = ownName(node) else { return LoadingVocabulary.tells(String(name)) }
    switch find(own, node) {
    case .meaning(.code(let value)) where value.place != node.place:
      return holds(value, steps + 1) ?? LoadingVocabulary.tells(String(name))
    case .property(let variable, let scope):
      return holds(variable, scope, steps) ?? LoadingVocabulary.tells(String(name))
    default: return LoadingVocabulary.tells(String(name))
    }
  }

  /// A variable's first value is none that lasts, unless what makes the view could give it another one and does
  /// not: its name tells more.
  private func holds(_ variable: CodeVariable, _ scope: Int, _ steps: Int) -> Bool? {
    guard let value = value(of: variable, scope) else { return nil }
    let isFixed = variable.getter != nil || !isVariable(variable) || isLeft(variable, scope)
    return isFixed ? holds(value, steps + 1) : nil
  }

  /// A stored property without a wrapper, of a view whose initialiser does not name it.
  private func isLeft(_ variable: CodeVariable, _ scope: Int) -> Bool {
    guard scopes[scope].isMade, !variable.isStatic else { return false }
    let tree = code.types.trees[variable.place.file]
    let hasAttribute = tree.children(of: variable.place.node).contains {
      tree.kind($0) == .modifier && tree.name($0).hasPrefix("@")
    }
    return !hasAttribute && !isChanged(variable, scope)
  }

  /// What `@Environment(\.redactionReasons)` gives is said by the views around, and is not a data.
  private func isReasons(_ node: ScopedNode) -> Bool {
    guard let own = ownName(node), case .property(let variable, _) = find(own, node) else {
      return name(node) == "redactionReasons"
    }
    let tree = code.types.trees[variable.place.file]
    return variable.type?.name == "RedactionReasons"
      || tree.source.bytes(tree.range(variable.place.node)).hasWord("redactionReasons")
  }

  /// `var`, and not `let`.
  func isVariable(_ variable: CodeVariable) -> Bool {
    let tree = code.types.trees[variable.place.file]
    return tree.children(of: variable.place.node).contains {
      tree.kind($0) == .modifier && tree.name($0) == "var"
    }
  }

  /// `if let x`: there is none while loading.
  private func holdsBinding(_ node: ScopedNode) -> Bool? {
    let value = children(node).first { kind($0) != .annotation }
    guard let value else { return LoadingVocabulary.isData(name(node)) ? false : nil }
    switch kind(value) {
    case .identifier, .member: return LoadingVocabulary.isData(name(value)) ? false : nil
    default: return nil
    }
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
    case "||":
      let parts = [left, right].map { holds($0, steps + 1) }
      return parts.contains(true) ? true : parts.contains(nil) ? nil : false
    case "&&": return both(holds(left, steps + 1), holds(right, steps + 1))
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
      case .nilLiteral: return LoadingVocabulary.isData(name(value)) && isNamed(value) ? true : nil
      case .boolean: return holds(value, steps + 1).map { $0 == (name(other) == "true") }
      case .number: return isCount(value) && name(other) == "0" ? true : nil
      default: if let fits = fits(other, value) { return fits }
      }
    }
    return nil
  }

  private func isNamed(_ node: ScopedNode) -> Bool { kind(node) == .identifier || kind(node) == .member }

  private func isCount(_ node: ScopedNode) -> Bool { kind(node) == .member && name(node) == "count" }

  private func compares(_ left: ScopedNode, _ sign: String, _ right: ScopedNode) -> Bool? {
    guard isCount(left), kind(right) == .number else { return nil }
    switch (sign, name(right)) {
    case (">", "0"), (">=", "1"): return false
    case ("<", "1"), ("<=", "0"): return true
    default: return nil
    }
  }

  /// Whether a case is the one while loading, by its name.
  func fits(_ pattern: ScopedNode, _ subject: ScopedNode) -> Bool? {
    switch kind(pattern) {
    case .boolean: return holds(subject).map { $0 == (name(pattern) == "true") }
    case .nilLiteral: return LoadingVocabulary.isData(name(subject)) ? true : nil
    case .call:
      return child(pattern).flatMap { kind($0) == .member ? LoadingVocabulary.isCase(name($0)) : nil }
    case .member: return LoadingVocabulary.isCase(name(pattern))
    default: return nil
    }
  }
}

/// What names say of loading.
enum LoadingVocabulary {
  /// `isLoading`: true; `isLoaded`: false; nil for what says nothing of it.
  static func tells(_ name: String) -> Bool? {
    let words = words(of: name)
    func has(_ some: Set<String>) -> Bool { words.contains(where: some.contains) }
    if has(["failed", "failure", "error", "more", "next", "previous", "page", "style", "count"]) {
      return nil
    }
    let isNegated = has([
      "not", "no", "hide", "hides", "hidden", "without", "stop", "stopped", "finished", "finish", "done",
    ])
    if has(["loading", "placeholder", "skeleton", "shimmer", "shimmering", "redacted", "fetching"]) {
      return !isNegated
    }
    if has(["loaded"]) { return isNegated }
    return nil
  }

  /// `.loading`: true; `.loaded`: false; nil for others.
  static func isCase(_ name: String) -> Bool? {
    if let tells = tells(name) { return tells }
    let others: Set = [
      "success", "succeeded", "failure", "failed", "error", "content", "data", "ready", "finished", "done",
      "empty",
    ]
    return words(of: name).contains(where: others.contains) ? false : nil
  }

  /// What comes when it is loaded, and is not a choice or fault that may be missing for good.
  static func isData(_ name: String) -> Bool {
    let others: Set = [
      "error", "selected", "selection", "next", "previous", "parent", "delegate", "alert", "sheet", "action",
      "on", "completion", "handler", "filter", "active", "current", "destination", "url", "window", "scene",
      "reason", "reasons",
    ]
    return !words(of: name).contains(where: others.contains)
  }

  static func isText(_ name: String) -> Bool {
    let texts: Set = [
      "text", "query", "search", "email", "password", "name", "username", "message", "title", "subtitle",
      "input",
      "filter", "string", "comment", "description", "caption", "note", "term", "keyword", "code", "phone",
    ]
    return words(of: name).last.map(texts.contains) ?? false
  }

  /// Of a name in camel case, in small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name.prefix(200) {
      if character == "_" || character == "$" {
        words.append("")
      } else if character.isUppercase, words.last?.last?.isLetter == true, words.last != nil {
        words.append(character.lowercased())
      } else if words.isEmpty {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
