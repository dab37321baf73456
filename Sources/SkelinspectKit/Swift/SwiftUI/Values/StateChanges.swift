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
  func animatedClosure(_ node: ScopedNode) -> (animation: SwiftUIAnimation, body: ScopedNode)? {
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

  /// The property that a statement gives another value.
  func changedName(_ node: ScopedNode) -> String? {
    switch kind(node) {
    case .assignment: return child(node).flatMap(ownName)
    case .call:
      guard let callee = child(node), kind(callee) == .member, name(callee) == "toggle" else { return nil }
      return child(callee).flatMap(ownName)
    default: return nil
    }
  }

  /// Where a view's code depends on its state.
  func reads(of state: StateName, outside change: CodeNode) -> [CodeNode] {
    guard let type = scopes[state.scope].type else { return [] }
    var work = members(of: type, state.scope)
    var found: [CodeNode] = []
    while let node = work.popLast() {
      let word = ownName(node)
      if word == state.name || word == "$" + state.name {
        found.append(node.place)
      } else if changedName(node) == state.name {
        work += children(node).dropFirst()
      } else if kind(node) == .call, let callee = child(node),
        node.place == change || ["animation", "onChange"].contains(name(callee))
      {
        // What is animated, and what is waited for.
        work.append(callee)
      } else {
        work += children(node)
      }
    }
    return found
  }

  // MARK: Walking

  /// The first node in a type's code of which something holds.
  func search(_ type: Int, _ scope: Int, _ isMeant: (ScopedNode) -> Bool) -> ScopedNode? {
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
