/// Images that are fetched: what stands for them while that lasts.
extension SwiftUIReader {
  /// Of AsyncImage, and of views of other modules that are used like it; nil where they say nothing of it.
  func fetched(_ name: String, _ link: Link) -> [ViewDraft.Number]? {
    guard name.hasSuffix("AsyncImage") || name == "LazyImage", vocabulary.isLoading else { return nil }
    let closures = link.arguments.filter { kind($0.value) == .closure }
    if let placeholder = closures["placeholder"] {
      let views = self.views(in: placeholder)
      for view in views { drafts[view].said.isPlaceholder = true }
      return views
    }
    guard let content = closures["content"] ?? closures.first(where: { $0.label == nil })?.value else {
      return nil
    }
    let parameter = children(content).first { kind($0) == .parameter }
    let scope = addScope(CodeScope(parent: content.scope))
    scopes[scope].meanings[parameter.map { self.name($0) } ?? "$0"] = .phase
    return statements(of: ScopedNode(content.place, in: scope))
  }

  /// Whether a case of it is the one: nothing has come yet, and nothing has failed.
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
