/// Whether there is a value, as far as the maker of a view or a name tells it.
extension SwiftUIReader {
  /// Nil where that is not known.
  func isNil(_ node: ScopedNode, _ steps: Int = 0) -> Bool? {
    if let given = isGivenNil(node) ?? isMissingInPhase(node) { return given }
    if steps < Self.maximumSteps, let value = chosen(node, by: { holds($0) }) {
      return isNil(value, steps + 1)
    }
    guard steps < Self.maximumSteps, [.identifier, .member, .binding].contains(kind(node)) else { return nil }
    switch boundName(node).flatMap({ find($0, node) }) {
    case .code(let value) where value.place != node.place:
      return isNil(value, steps + 1) ?? (kind(value) == .ternary ? nil : isMissing(node))
    case nil, .property:
      let isPartOfNil = isChained(node) && child(node).flatMap { isNil($0, steps + 1) } == true
      return isMissing(node) ?? (isPartOfNil ? true : nil)
    default: return nil
    }
  }

  /// `post?.title` is nil where the post is.
  private func isChained(_ node: ScopedNode) -> Bool {
    guard kind(node) == .member, let base = child(node) else { return false }
    let tree = code.types.trees[node.file]
    let between = Range(
      from: tree.range(base.node).upperBound, to: Int(tree.nodes[node.node].name.lowerBound))
    return tree.source.bytes(between).contains(UInt8(ascii: "?"))
  }

  /// By what it is written as where its view is made.
  func isGivenNil(_ node: ScopedNode, _ steps: Int = 0) -> Bool? {
    guard steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .nilLiteral: return true
    case .string, .number, .boolean, .array, .closure: return false
    case .ternary: return chosen(node) { holds($0) }.flatMap { isGivenNil($0, steps + 1) }
    case .identifier, .member, .binding: break
    default: return nil
    }
    guard let name = boundName(node) else {
      // `post?.title`.
      return child(node).flatMap { isGivenNil($0, steps + 1) } == true ? true : nil
    }
    switch find(name, node) {
    case .code(let value) where value.place != node.place:
      return isGivenNil(value, steps + 1)
    case .property(let variable, let scope):
      guard variable.getter == nil, isLeft(variable, scope), isOptional(variable) else { return nil }
      return value(of: variable, scope).map { isGivenNil($0, steps + 1) } ?? true
    default: return nil
    }
  }

  /// The name of `if let x`, too.
  private func boundName(_ node: ScopedNode) -> String? {
    kind(node) == .binding ? name(node) : ownName(node)
  }

  /// Whether data is not there, by its name: that of the view or of an object that loads, and not a part of what
  /// has come already.
  func isMissing(_ node: ScopedNode) -> Bool? {
    let missing = hear(missing(node), of: .data)
    if missing != nil, let path = path(node) { missingPaths.append(path) }
    return missing
  }

  private func missing(_ node: ScopedNode) -> Bool? {
    guard let missing = vocabulary.isMissing(name(node)) else { return nil }
    guard kind(node) == .member, ownName(node) == nil else { return missing }
    var base = node
    while kind(base) == .member, ownName(base) == nil, let next = child(base) { base = next }
    guard let name = ownName(base), let found = find(name, base) else { return missing }
    let isModel = Self.models.contains { name.lowercased().hasSuffix($0) }
    guard case .property(let variable, _) = found else { return isModel ? missing : nil }
    if isOptional(variable), isNil(base) == true { return true }
    return hasAttribute(variable) || isModel ? missing : nil
  }

  private static let models = [
    "model", "store", "state", "presenter", "manager", "service", "vm", "controller",
  ]

  /// `post.title` as names.
  func path(_ node: ScopedNode) -> [String]? {
    var (names, node) = ([String](), node)
    while kind(node) == .member, let base = child(node), names.count < Self.maximumSteps {
      names.append(name(node))
      node = base
    }
    guard kind(node) == .identifier || kind(node) == .binding else { return nil }
    if !isBare(node, "self") { names.append(name(node)) }
    return names.reversed()
  }

  private func isOptional(_ variable: CodeVariable) -> Bool {
    let tree = code.types.trees[variable.place.file]
    return tree.children(of: variable.place.node).contains {
      tree.kind($0) == .annotation && tree.name($0).hasSuffix("?")
    }
  }

  func hasAttribute(_ variable: CodeVariable) -> Bool {
    code.types.hasModifier(variable.place) { $0.hasPrefix("@") }
  }

  // MARK: Phases of images

  /// Whether a case is the one of an image that is fetched: nothing has come yet, and nothing has failed.
  func fitsPhase(_ pattern: ScopedNode, _ subject: ScopedNode) -> Bool? {
    guard isPhase(subject) else { return nil }
    let called = kind(pattern) == .call ? child(pattern) : pattern
    return hear(called.map { name($0) == "empty" }, of: .loading)
  }

  /// Its image and its error are not there yet.
  func isMissingInPhase(_ node: ScopedNode) -> Bool? {
    guard kind(node) == .member, let base = child(node), isPhase(base) else { return nil }
    return hear(true, of: .loading)
  }

  private func isPhase(_ node: ScopedNode) -> Bool {
    guard kind(node) == .identifier, case .phase? = find(name(node), node) else { return false }
    return true
  }
}
