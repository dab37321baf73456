/// The views that stand in a block: a body, a function, a closure, a branch.
extension SwiftUIReader {
  /// Of a block, a closure or an expression.
  func views(in node: ScopedNode) -> [ViewDraft.Number] {
    switch kind(node) {
    case .block, .closure:
      let scope = addScope(CodeScope(parent: node.scope))
      return statements(of: ScopedNode(file: node.file, node: node.node, scope: scope))
    default: return view(node)
    }
  }

  func statements(of block: ScopedNode) -> [ViewDraft.Number] {
    guard depth < Self.maximumDepth else {
      return [unread(block)]
    }
    depth += 1
    defer { depth -= 1 }
    let statements = children(block)
    // A view builder's statements are views; where something is returned that alone is.
    let returns = statements.contains { kind($0) == .returnStatement }
    return statements.flatMap { statement in
      returns && isPlain(statement) ? [] : self.statement(statement)
    }
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
    case .guardStatement: return guardStatement(node)
    case .doStatement: return children(node).flatMap { views(in: $0) }
    case .assignment: change(node)
    case .binding, .deferStatement, .loop, .forStatement, .modifier, .type, .typeAlias, .string,
      .number, .boolean, .nilLiteral, .tuple, .array:
      break
    case .unknown:
      if tree(node).range(node.node).count > 0, isTooDeep(node) {
        remark("what stands so deep is not read", at: node.place)
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
    scopes[node.scope].meanings[variable.name] =
      value.map { .code(ScopedNode(file: $0.file, node: $0.node, scope: node.scope)) } ?? .open
  }

  /// A local that gets another value: which one it has later cannot be told.
  private func change(_ node: ScopedNode) {
    guard let target = child(node), kind(target) == .identifier else { return }
    let name = name(target)
    var next: Int? = node.scope
    while let scope = next {
      if scopes[scope].meanings[name] != nil {
        scopes[scope].meanings[name] = .open
        return
      }
      if let type = scopes[scope].type, code.property(name, of: type) != nil { return }
      next = scopes[scope].parent
    }
  }

  // MARK: Branches

  private func guardStatement(_ node: ScopedNode) -> [ViewDraft.Number] {
    let parts = children(node)
    let holds = parts.filter { kind($0) != .block }.reduce(true as Bool?) { both($0, self.holds($1)) }
    for part in parts where kind(part) == .binding { scopes[node.scope].meanings[name(part)] = .open }
    return parts.filter { kind($0) == .block }.flatMap { branch($0, if: holds.map { !$0 }) }
  }

  func ifStatement(_ node: ScopedNode) -> [ViewDraft.Number] {
    var (part, before): (ScopedNode?, Bool?) = (node, true)
    var branches: [(block: ScopedNode, holds: Bool?)] = []
    while let statement = part {
      part = nil
      let parts = children(statement)
      let scope = addScope(CodeScope(parent: statement.scope))
      for binding in parts where kind(binding) == .binding { scopes[scope].meanings[name(binding)] = .open }
      let conditions = parts.prefix { kind($0) != .block && kind($0) != .ifStatement }
      let holds = conditions.reduce(true as Bool?) { both($0, self.holds($1)) }
      for (number, block) in parts.dropFirst(conditions.count).enumerated() {
        if kind(block) == .ifStatement {
          before = both(before, holds.map { !$0 })
          part = block
        } else {
          let inner = number == 0 ? scope : statement.scope
          branches.append(
            (
              ScopedNode(file: block.file, node: block.node, scope: inner),
              both(before, number == 0 ? holds : holds.map { !$0 })
            ))
        }
      }
    }
    return views(of: branches, at: node)
  }

  func switchStatement(_ node: ScopedNode) -> [ViewDraft.Number] {
    let parts = children(node)
    guard let subject = parts.first else { return [] }
    var before: Bool? = true
    var branches: [(block: ScopedNode, holds: Bool?)] = []
    for part in parts.dropFirst() where kind(part) == .switchCase {
      let scope = addScope(CodeScope(parent: part.scope))
      let inner = children(part).map { ScopedNode(file: $0.file, node: $0.node, scope: scope) }
      guard let block = inner.last, kind(block) == .block else { continue }
      let patterns = inner.dropLast()
      let fits = patterns.map { self.fits($0, subject) }
      let holds: Bool? =
        patterns.isEmpty ? true : fits.contains(true) ? true : fits.allSatisfy { $0 == false } ? false : nil
      branches.append((block, both(before, holds)))
      before = both(before, holds.map { !$0 })
    }
    return views(of: branches, at: node)
  }

  /// All branches', one after the other.
  private func views(
    of branches: [(block: ScopedNode, holds: Bool?)], at node: ScopedNode
  ) -> [ViewDraft.Number] {
    if let receiver = receiver(of: node.scope), !used.contains(receiver) {
      return views(of: branches, around: receiver)
    }
    let views = branches.flatMap { branch($0.block, if: $0.holds) }
    if branches.count > 1, views.count > 1 { self.branches.append(node.place) }
    return views
  }

  private func branch(_ block: ScopedNode, if holds: Bool?) -> [ViewDraft.Number] {
    let views = views(in: block)
    for view in views { drafts[view].isThere = both(drafts[view].isThere, holds) }
    return views
  }

  /// `if active { self.redacted(…) } else { self }`: one view, whose modifiers have that condition.
  private func views(
    of branches: [(block: ScopedNode, holds: Bool?)], around receiver: ViewDraft.Number
  ) -> [ViewDraft.Number] {
    var others: [ViewDraft.Number] = []
    var isPlain = false
    for (block, holds) in branches {
      let start = drafts[receiver].modifiers.count
      used.remove(receiver)
      let views = views(in: block)
      if views == [receiver] {
        isPlain = true
        for number in start..<drafts[receiver].modifiers.count {
          let own = drafts[receiver].modifiers[number].isActive
          drafts[receiver].modifiers[number].isActive = both(own, holds)
          let effect = drafts[receiver].modifiers[number].effect
          if holds == nil, effect.covers || effect.hides {
            remarkOnCondition(of: "the modifier", at: drafts[receiver].modifiers[number].place)
          }
        }
      } else {
        for view in views { drafts[view].isThere = both(drafts[view].isThere, holds) }
        others += views
      }
    }
    used.insert(receiver)
    // Where it also stands in another view it is there.
    return others.isEmpty ? (isPlain ? [receiver] : []) : others
  }
}
