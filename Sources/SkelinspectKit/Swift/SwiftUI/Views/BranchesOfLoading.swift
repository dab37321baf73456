/// Branches whose own code says that they are there while it loads.
extension SwiftUIReader {
  /// Data is only said to be missing while it loads: a branch that loading covers is there then, as likely as not.
  func covered(besides sure: Int, of branches: [Branch]) -> Int? {
    guard vocabulary.isLoading, branches[sure].basis == .data, !speaksOfLoading(branches[sure].node) else {
      return nil
    }
    return branches.indices.first { number in
      number != sure && branches[number].basis == .data
        && (branches[number].rest.map(Array.init) ?? [branches[number].node]).contains(
          where: coversWhileLoading)
    }
  }

  /// It has views or conditions whose names do.
  func speaksOfLoading(_ node: ScopedNode) -> Bool {
    var rest = 2_000
    let found = search([node]) { node in
      rest -= 1
      guard rest > 0 else { return true }
      guard kind(node) == .identifier || kind(node) == .member else { return false }
      return name(node) == "ProgressView" || LoadingVocabulary.speaks(name(node))
    }
    return found != nil && rest > 0
  }

  /// A redaction, shimmer or skeleton in it, or in the project's views that it makes, has a condition that speaks of
  /// loading.
  func coversWhileLoading(_ node: ScopedNode) -> Bool {
    var (work, seen, rest) = ([node], Set<CodeNode>(), 2_000)
    while let next = work.popLast(), rest > 0 {
      rest -= 1
      if isCoverWhileLoading(next) { return true }
      work += children(next)
      guard let body = ownView(next), seen.insert(body.place).inserted else { continue }
      work.append(body)
    }
    return false
  }

  private func isCoverWhileLoading(_ node: ScopedNode) -> Bool {
    guard kind(node) == .call, let callee = child(node), kind(callee) == .member,
      LoadingVocabulary.speaks(name(callee))
    else { return false }
    return arguments(of: node).contains { argument in
      search([argument.value]) {
        (kind($0) == .identifier || kind($0) == .member) && name($0) != "placeholder"
          && LoadingVocabulary.speaks(name($0))
      } != nil
    }
  }

  /// The body of a view that is made, or the views that a property stands for.
  private func ownView(_ node: ScopedNode) -> ScopedNode? {
    guard kind(node) == .identifier else { return nil }
    if let type = type(named: name(node), node), code.nature(of: type) == .view {
      return code.types.variable("body", of: type).flatMap { value(of: $0, node.scope) }
    }
    guard case .property(let variable, let scope)? = find(name(node), node), variable.getter != nil else {
      return nil
    }
    return value(of: variable, scope)
  }
}
