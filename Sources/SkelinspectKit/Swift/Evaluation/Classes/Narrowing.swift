/// Branches that only views of some classes take.
extension CodeEvaluation {
  /// What is tested is what it is where the tests hold, in a scope made for that.
  func assume(_ tests: [ClassTest], in scope: Int) {
    for test in tests {
      guard let value = lookUp(test.name, scope) else { continue }
      assume(test.name, is: narrow(value, by: test), in: scope)
    }
  }

  func assume(_ name: String, is value: CodeValue, in scope: Int) {
    guard name == "self" else {
      let (old, known) = (scopes[scope].values[name], scopes[scope].assumed[name])
      scopes[scope].values[name] = value
      // What was assigned since is to be known around it.
      if known == nil || known == old { scopes[scope].assumed[name] = value }
      return
    }
    // Bound anew in a closure.
    if local(name, scope) != nil { scopes[scope].values[name] = value }
    guard value != frame(scope).instance else { return }
    if let outer = scopes[scope].parent, scopes[scope].frame != scopes[outer].frame {
      frames[scopes[scope].frame].instance = value
    } else {
      var frame = frame(scope)
      (frame.instance, frame.returned) = (value, nil)
      frames.append(frame)
      scopes[scope].frame = frames.count - 1
    }
  }

  /// What was returned and assigned where tests hold is known around it, too.
  func leave(_ inner: Int, to scope: Int) {
    var current = inner
    while current != scope, let outer = scopes[current].parent {
      for (name, value) in scopes[current].assumed {
        guard let new = scopes[current].values[name], new != value,
          let owner = self.scope(of: name, from: outer), let old = scopes[owner].values[name]
        else { continue }
        scopes[owner].values[name] = old.or(new, isCertain: false)
      }
      if scopes[current].frame != scopes[outer].frame, let value = frame(current).returned {
        let number = scopes[outer].frame
        frames[number].returned = frames[number].returned?.or(value, isCertain: true) ?? value
      }
      current = outer
    }
  }

  /// Gives a name that was tested another meaning.
  func bind(_ name: String, to value: CodeValue, _ scope: Int) {
    scopes[scope].values[name] = value
    scopes[scope].assumed[name] = nil
  }

  /// A property that was tested is itself again, where something is assigned to it; false for any other name.
  func releaseProperty(_ name: String, _ scope: Int) -> Bool {
    let shadows = chain(from: scope).filter { scopes[$0].values[name] != nil }
    guard shadows.allSatisfy({ scopes[$0].assumed[name] != nil }) else { return false }
    for shadow in shadows { (scopes[shadow].values[name], scopes[shadow].assumed[name]) = (nil, nil) }
    return !shadows.isEmpty
  }

  /// Whether a scope is that of a block, or of the rest of it.
  func isSameBlock(_ scope: Int, as outer: Int) -> Bool {
    var current = scope
    while current != outer, scopes[current].isRest, let parent = scopes[current].parent { current = parent }
    return current == outer
  }

  /// Runs what stands where the tests hold.
  func assuming<Value>(_ tests: [ClassTest], _ scope: Int, _ body: (CodeEvaluation, Int) -> Value) -> Value {
    guard !tests.isEmpty else { return body(self, scope) }
    let inner = push(scope)
    assume(tests, in: inner)
    defer { leave(inner, to: scope) }
    return body(self, inner)
  }

  /// Those of the objects that pass a test.
  func narrow(_ value: CodeValue, by test: ClassTest) -> CodeValue {
    if test.types.isEmpty { return value.uncertain }
    return test.isKept
      ? narrow(value, toAny: test.types) : test.types.reduce(value) { narrow($0, to: $1, isKept: false) }
  }

  /// Those that are of one of several classes.
  func narrow(_ value: CodeValue, toAny types: [TypeText]) -> CodeValue {
    guard types.count > 1, case .references(_, let isList, let isCertain) = value else {
      return types.first.map { narrow(value, to: $0, isKept: true) } ?? value
    }
    var (kept, areCertain, rest) = ([Reference](), isCertain, value)
    for type in types {
      let matched = narrow(rest, to: type, isKept: true)
      kept += matched.references.filter { !kept.contains($0) }
      areCertain = areCertain && matched.isCertain
      rest = narrow(rest, to: type, isKept: false)
    }
    return .references(kept, isList: isList, isCertain: areCertain)
  }

  /// What holds after a statement: after `guard`, and after an `if` that is left.
  func testsAfter(_ node: Index, _ scope: Int) -> [ClassTest] {
    let tree = tree(scope)
    switch tree.kind(node) {
    case .guardStatement:
      return tree.children(of: node).filter { tree.kind($0) != .block }.flatMap { classTests($0, scope) }
    case .ifStatement:
      let children = Array(tree.children(of: node))
      guard let block = children.last, tree.kind(block) == .block,
        children.dropLast().allSatisfy({ tree.kind($0) != .block }), isLeft(block, tree)
      else { return [] }
      return failedTests(Array(children.dropLast()), scope)
    default: return []
    }
  }

  /// Whether nothing after a block is run after it.
  private func isLeft(_ block: Index, _ tree: SwiftTree) -> Bool {
    tree.children(of: block).contains { statement in
      switch tree.kind(statement) {
      case .returnStatement: true
      case .unknown: ["continue", "break", "throw"].contains(tree.name(statement))
      default: false
      }
    }
  }
}
