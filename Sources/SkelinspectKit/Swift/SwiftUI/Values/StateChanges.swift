/// A change of state that is animated.
struct StateChange {
  /// One of them gives it another value.
  let statements: [ScopedNode]
  let animation: SwiftUIAnimation
  let place: CodeNode
}

/// What a view's code does to its state.
extension SwiftUIReader {
  /// The first change of it that repeats, else the first that is animated at all.
  func change(of state: StateName) -> StateChange? {
    if let known = changes[state] { return known }
    // While it is looked for it has none.
    changes[state] = .some(nil)
    let found = findChanges(of: state)
    let change = found.first { $0.animation.repeats } ?? found.first
    changes[state] = .some(change)
    return change
  }

  /// Whether anything gives it another value.
  func isChanged(_ variable: CodeVariable, _ scope: Int) -> Bool {
    guard let type = scopes[scope].type else { return true }
    let name = variable.name
    return search(type, scope) { node in
      switch self.kind(node) {
      case .assignment:
        // `_name = State(initialValue: name)` is one too.
        let target = self.child(node).flatMap(self.ownName)
        return target == name || target == "_" + name
      case .identifier: return self.name(node) == "$" + name
      case .member:
        guard let base = self.child(node), let word = self.ownName(base), word == name else { return false }
        return Self.changing.contains(self.name(node))
      default: return false
      }
    } != nil
  }

  private static let changing: Set = ["toggle", "append", "removeAll", "insert"]

  private func findChanges(of state: StateName) -> [StateChange] {
    guard let type = scopes[state.scope].type else { return [] }
    var changes: [StateChange] = []
    var (plain, implicit): ([ScopedNode], (SwiftUIAnimation, CodeNode)?) = ([], nil)
    _ = search(type, state.scope) { node in
      if let closure = self.animatedClosure(node),
        self.search([closure.body], { self.changedName($0) == state.name }) != nil
      {
        let statements = self.children(closure.body)
        changes.append(StateChange(statements: statements, animation: closure.animation, place: node.place))
      } else if let animation = self.implicitAnimation(node, of: state.name) {
        implicit = implicit ?? (animation, node.place)
      } else if self.changedName(node) == state.name {
        plain.append(node)
      }
      return false
    }
    if changes.isEmpty, let (animation, place) = implicit, !plain.isEmpty {
      changes.append(StateChange(statements: plain, animation: animation, place: place))
    }
    return changes
  }

  /// `withAnimation(animation) { body }`.
  private func animatedClosure(_ node: ScopedNode) -> (animation: SwiftUIAnimation, body: ScopedNode)? {
    guard kind(node) == .call, let callee = child(node), isBare(callee, "withAnimation") else { return nil }
    let arguments = self.arguments(of: node)
    guard let body = arguments.last?.value, kind(body) == .closure else { return nil }
    guard let first = arguments.bare(0) else { return (SwiftUIAnimation(), body) }
    return animation(first).map { ($0, body) }
  }

  /// `.animation(animation, value: state)`.
  private func implicitAnimation(_ node: ScopedNode, of name: String) -> SwiftUIAnimation? {
    guard kind(node) == .call, let callee = child(node), kind(callee) == .member,
      self.name(callee) == "animation"
    else { return nil }
    let arguments = self.arguments(of: node)
    if let value = arguments["value"], ownName(value) != name { return nil }
    return animation(arguments.bare(0))
  }

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

  // MARK: Walking

  /// The first node in a type's code of which something holds.
  private func search(_ type: Int, _ scope: Int, _ isMeant: (ScopedNode) -> Bool) -> ScopedNode? {
    search(members(of: type, scope), isMeant)
  }

  /// What a type and its extensions declare.
  func members(of type: Int, _ scope: Int) -> [ScopedNode] {
    code.types.parts(of: type).flatMap { code.types.declarations[$0].members }.map {
      ScopedNode($0.place, in: scope)
    }
  }

  func search(_ nodes: [ScopedNode], _ isMeant: (ScopedNode) -> Bool) -> ScopedNode? {
    var work = Array(nodes.reversed())
    while let node = work.popLast() {
      if isMeant(node) { return node }
      work += children(node).reversed()
    }
    return nil
  }
}
