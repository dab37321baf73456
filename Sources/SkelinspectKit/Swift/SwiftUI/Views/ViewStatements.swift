/// The views that stand in a block: a body, a function, a closure, a branch.
extension SwiftUIReader {
  /// Of a block, a closure or an expression.
  func views(in node: ScopedNode) -> [ViewDraft.Number] {
    switch kind(node) {
    case .block, .closure:
      return statements(of: ScopedNode(node.place, in: addScope(CodeScope(parent: node.scope))))
    default: return view(node)
    }
  }

  func statements(of block: ScopedNode) -> [ViewDraft.Number] {
    guard depth < Self.maximumDepth else { return [unread(block)] }
    depth += 1
    defer { depth -= 1 }
    return statements(children(block)[...])
  }

  func statements(_ statements: ArraySlice<ScopedNode>) -> [ViewDraft.Number] {
    // A view builder's statements are views; where something is returned that alone is.
    let returns = statements.contains { kind($0) == .returnStatement }
    var views: [ViewDraft.Number] = []
    for (number, statement) in zip(statements.indices, statements) where !returns || !isPlain(statement) {
      if let ways = waysOut(of: statement) {
        return views + self.views(of: ways, orElse: statements[(number + 1)...], at: statement)
      }
      views += self.statement(statement)
    }
    return views
  }

  /// Those of a `guard`, or of an `if` that returns: what follows is there otherwise.
  private func waysOut(of statement: ScopedNode) -> [Branch]? {
    switch kind(statement) {
    case .guardStatement: return branches(of: statement)
    case .ifStatement:
      let branches = branches(of: statement)
      let returns = branches.allSatisfy { children($0.node).last.map(kind) == .returnStatement }
      return returns && branches.last?.isElse == false ? branches : nil
    default: return nil
    }
  }

  /// What follows ways out is one branch more.
  private func views(
    of ways: [Branch], orElse rest: ArraySlice<ScopedNode>, at node: ScopedNode
  ) -> [ViewDraft.Number] {
    guard depth < Self.maximumDepth else { return [unread(node)] }
    depth += 1
    defer { depth -= 1 }
    let holds = ways.map { $0.holds.map(!) }.allHold
    let others = rest.first.map {
      Branch(node: $0, holds, basis: ways.last?.basis ?? .nothing, rest: rest)
    }
    return views(of: ways + (others.map { [$0] } ?? []), at: node)
  }

  /// What is too deep to be read, as a view of which nothing is known.
  func unread(_ node: ScopedNode) -> ViewDraft.Number {
    remark("views nested deeper than \(Self.maximumDepth) levels are not read", at: node.place)
    return add(ViewDraft("View", .unknown, node.place))
  }

  /// An expression that is not a view where others are returned.
  private func isPlain(_ node: ScopedNode) -> Bool {
    switch kind(node) {
    case .call, .member, .identifier, .ternary: true
    default: false
    }
  }

  private func statement(_ node: ScopedNode) -> [ViewDraft.Number] {
    switch kind(node) {
    case .variable: declare(node)
    case .parameter:
      if scopes[node.scope].meanings[name(node)] == nil { scopes[node.scope].meanings[name(node)] = .open }
    case .function:
      let function = CodeFunction(tree(node), node.place, owner: nil)
      scopes[node.scope].meanings[function.name] = .function(function)
    case .returnStatement: return child(node).map { view($0) } ?? []
    case .doStatement: return children(node).flatMap { views(in: $0) }
    case .assignment: change(node)
    case .binding, .deferStatement, .loop, .forStatement, .modifier, .type, .typeAlias, .string,
      .number, .boolean, .nilLiteral, .tuple, .array:
      break
    case .unknown:
      if tree(node).range(node.node).count > 0, isTooDeep(node) {
        remark("views nested this deep are not read", at: node.place)
        return [add(ViewDraft("View", .unknown, node.place))]
      }
    default: return view(node)
    }
    return []
  }

  /// What the parser passed over: a bracket.
  private func isTooDeep(_ node: ScopedNode) -> Bool {
    let first = tree(node).source[tree(node).range(node.node).lowerBound]
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "(")
  }

  private func declare(_ node: ScopedNode) {
    let variable = CodeVariable(tree(node), node.place, owner: nil)
    let value = variable.getter ?? variable.initial
    scopes[node.scope].meanings[variable.name] = value.map { .code(ScopedNode($0, in: node.scope)) } ?? .open
  }

  /// A local that gets another value: which one it has later cannot be told.
  func change(_ node: ScopedNode) {
    guard let target = child(node), kind(target) == .identifier else { return }
    let name = name(target)
    let owner = outwards(from: node.scope).first { scope in
      scopes[scope].meanings[name] != nil
        || scopes[scope].type.map { code.types.variable(name, of: $0) != nil } ?? false
    }
    guard let owner, scopes[owner].meanings[name] != nil else { return }
    scopes[owner].meanings[name] = .open
  }
}
