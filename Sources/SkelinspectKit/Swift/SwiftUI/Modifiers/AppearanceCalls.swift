/// What actions of `onAppear` animate.
extension SwiftUIReader {
  /// Notes what an action of `onAppear` animates for ever and at once: what a closure in it does comes later.
  func noteAppearance(_ link: Link, of view: ViewDraft.Number) {
    guard let action = link.arguments.last?.value, kind(action) == .closure else { return }
    var work = Array(children(action).reversed())
    var (endless, others, steps) = ([ScopedNode](), [ScopedNode](), 0)
    while let node = work.popLast(), steps < 1_000 {
      steps += 1
      if let closure = animatedClosure(node) {
        if closure.animation.repetition == .forever { endless.append(node) }
        continue
      }
      if changedName(node) != nil { others.append(node) }
      if kind(node) == .call, let callee = child(node), kind(callee) == .identifier,
        let type = type(of: node.scope), let body = code.types.functions(name(callee), of: type).first?.body,
        steps < 100
      {
        work += children(ScopedNode(body, in: node.scope)).reversed()
      }
      if kind(node) != .closure { work += children(node).reversed() }
    }
    drafts[view].appearances += endless.map { ($0.place, changed(beside: $0, others, in: action)) }
  }

  /// State that changes with what an animation is meant to change, and that views depend on.
  private func changed(beside start: ScopedNode, _ others: [ScopedNode], in action: ScopedNode) -> String? {
    var meant: [String] = []
    _ = search([start]) { node in
      if let name = self.changedName(node) { meant.append(name) }
      return false
    }
    let plain = others.first { node in
      guard let name = changedName(node), !meant.contains(name), let state = state(name, node) else {
        return false
      }
      return reads(of: state, outside: start.place).contains { !code.types.holds(action.place, $0) }
    }
    if let plain { return changedName(plain) }
    return meant.count > 1 ? meant.first { decidesBranch($0, start) } : nil
  }

  private func state(_ name: String, _ node: ScopedNode) -> StateName? {
    guard case .property(_, let scope)? = find(name, node), scopes[scope].type != nil else { return nil }
    return StateName(scope: scope, name: name)
  }

  /// An `if` of a view's code asks for it.
  private func decidesBranch(_ name: String, _ node: ScopedNode) -> Bool {
    guard let state = state(name, node), let type = scopes[state.scope].type else { return false }
    return search(type, state.scope) { node in
      guard self.kind(node) == .ifStatement else { return false }
      let conditions = self.children(node).prefix { self.kind($0) != .block && self.kind($0) != .ifStatement }
      return self.search(Array(conditions)) { self.ownName($0) == name } != nil
    } != nil
  }
}
