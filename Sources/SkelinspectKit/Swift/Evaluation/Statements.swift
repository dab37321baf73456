/// Statements: every branch is run, one after the other.
extension CodeEvaluation {
  /// What a function, getter or closure returns: the value of its `return`s, else of its only expression.
  func runBody(_ block: Index, _ scope: Int) -> CodeValue {
    let only = runBlock(block, scope)
    return frames[scopes[scope].frame].returned ?? only ?? .unknown
  }

  /// The value of a block's only statement; nil where it has none or several.
  @discardableResult
  func runBlock(_ block: Index, _ scope: Int) -> CodeValue? {
    run(Array(tree(scope).children(of: block)), scope)
  }

  @discardableResult
  func run(_ statements: [Index], _ scope: Int) -> CodeValue? {
    for node in statements where tree(scope).kind(node) == .function {
      scopes[scope].values[tree(scope).name(node)] = .closure(site(node, scope).place, scope: scope)
    }
    var last: CodeValue?
    var inner = scope
    for node in statements where !frames[scopes[scope].frame].isLeft {
      last = run(node, inner)
      let tests = testsAfter(node, inner)
      guard !tests.isEmpty else { continue }
      if inner == scope {
        inner = push(scope)
        scopes[inner].isRest = true
      }
      assume(tests, in: inner)
    }
    leave(inner, to: scope)
    return statements.count == 1 ? last : nil
  }

  /// The value of an expression, or of a statement that stands for one.
  func run(_ node: Index, _ scope: Int) -> CodeValue? {
    guard descend(to: node, scope) else { return nil }
    defer { ascend() }
    let children = Array(tree(scope).children(of: node))
    switch tree(scope).kind(node) {
    case .block, .deferStatement, .doStatement:
      let inner = push(scope)
      return run(children, inner)
    case .ifStatement, .guardStatement, .switchStatement:
      if let choice = givenChoice(node, children, scope) { return run(choice, scope) }
      let outer = repetition
      defer { repetition = outer }
      if outer == .once, isLeftToMaker(children, scope) { repetition = .perhapsOften }
      if tree(scope).kind(node) == .ifStatement { return runIf(children, scope) }
      if tree(scope).kind(node) == .switchStatement { return runSwitch(children, scope) }
      guard let block = children.last else { return nil }
      let branch = CodeNode(file: frame(scope).file, node: block)
      let failed = failedTests(Array(children.dropLast()), scope)
      _ = along(nil, branch) { $0.assuming(failed, scope) { $0.runBlock(block, $0.push($1)) } }
      for condition in children.dropLast() { runCondition(condition, scope) }
    case .loop: runLoop(children, scope)
    case .forStatement: runFor(node, children, scope)
    case .switchCase: return runCase(children, .unknown, scope)
    case .returnStatement:
      let value = children.first.map { evaluate($0, scope, expecting: frame(scope).result) } ?? .unknown
      let number = scopes[scope].frame
      frames[number].returned = frames[number].returned?.or(value, isCertain: true) ?? value
    case .variable: runLocal(node, scope)
    case .binding: runCondition(node, scope)
    case .function, .type, .extensionDeclaration, .typeAlias, .enumCase: break
    // Nothing but what is given back begins with a dot.
    default: return evaluate(node, scope, expecting: isImplicit(node, scope) ? frame(scope).result : nil)
    }
    return nil
  }

  /// A condition; what it binds is known in the scope.
  func runCondition(_ node: Index, _ scope: Int) {
    guard tree(scope).kind(node) == .binding else {
      let children = Array(tree(scope).children(of: node))
      if tree(scope).kind(node) == .binary, tree(scope).name(node) == "=", children.count == 2 {
        bindPattern(children[0], scope, to: evaluate(children[1], scope))
      } else {
        _ = evaluate(node, scope)
      }
      return
    }
    let name = tree(scope).name(node)
    let value = tree(scope).children(of: node).first { tree(scope).kind($0) != .annotation }
    let bound = value.map { evaluate($0, scope) } ?? lookUp(name, scope) ?? .unknown
    bind(name, to: bound, scope)
  }

  func runIf(_ children: [Index], _ scope: Int) -> CodeValue? {
    let inner = push(scope)
    defer { leave(inner, to: scope) }
    var value: CodeValue?
    var isBlockSeen = false
    var isTaken: Bool? = true
    let conditions = children.filter { ![.block, .ifStatement].contains(tree(scope).kind($0)) }
    let failed = failedTests(conditions, scope)
    for child in children {
      switch tree(scope).kind(child) {
      case .block, .ifStatement:
        let branch = CodeNode(file: frame(scope).file, node: child)
        let other = along(isBlockSeen ? isTaken.map(!) : isTaken, branch) { evaluation in
          isBlockSeen
            ? evaluation.assuming(failed, scope) { $0.run(child, $1) } : evaluation.runBlock(child, inner)
        }
        isBlockSeen = true
        if let other { value = value?.or(other, isCertain: false) ?? other }
      default:
        assume(classTests(child, inner), in: inner)
        runCondition(child, inner)
        isTaken = [isTaken, isMet(child, in: inner)].allHold
      }
    }
    return value
  }

  /// What a round adds to a list is walked in the next; in a loop in another one round does.
  func runLoop(_ children: [Index], _ scope: Int) {
    let inner = push(scope)
    let isInner = isInLoop
    isInLoop = true
    defer { isInLoop = isInner }
    repeating(.perhapsOften) { evaluation in
      for child in isInner ? children : children + children {
        if evaluation.tree(scope).kind(child) == .block {
          evaluation.runBlock(child, inner)
        } else {
          evaluation.runCondition(child, inner)
        }
      }
    }
  }

  /// How often a loop runs; over views that are known it says for each what happens.
  func repetition(of item: CodeValue, _ count: Int, _ sequence: Index, _ scope: Int) -> Repetition {
    if let count = self.count(of: sequence, scope) { return .times(count) }
    if case .references(_, isList: true, _) = item, count > 1 { return .once }
    if count > 1 { return .times(count) }
    if tree(scope).kind(sequence) == .binary { return .perhapsOften }
    guard isData(item) else { return .once }
    return (elements(of: sequence, scope)?.count).map(Repetition.times) ?? .perhapsOften
  }

  /// `0..<3`, `0..<Self.count` with a constant, in parentheses or not: so often, whatever the data.
  func count(of sequence: Index, _ scope: Int) -> Int? {
    let tree = tree(scope)
    let parts = Array(tree.children(of: sequence))
    if tree.kind(sequence) == .tuple || tree.kind(sequence) == .argument, parts.count == 1 {
      return count(of: parts[0], scope)
    }
    guard tree.kind(sequence) == .binary, parts.count == 2, ["..<", "..."].contains(tree.name(sequence)),
      let first = fixedNumber(parts[0], scope), let last = fixedNumber(parts[1], scope),
      let difference = Int(exactly: last - first)
    else { return nil }
    let count = tree.name(sequence) == "..." ? difference + 1 : difference
    return count > 0 ? count : nil
  }

  /// One that is written down, or that a local or a constant is.
  private func fixedNumber(_ node: Index, _ scope: Int) -> Double? {
    let (kind, name) = (tree(scope).kind(node), tree(scope).name(node))
    let variable: CodeVariable?
    switch kind {
    case .number: variable = nil
    case .identifier where local(name, scope) != nil: variable = nil
    case .identifier:
      variable =
        frame(scope).instance.references.first.flatMap { self.variable(name, of: $0) }
        ?? types.global(name, near: frame(scope).file)
    case .member:
      let base = tree(scope).children(of: node).first
      guard let base, case .type(let type) = evaluate(base, scope) else { return nil }
      variable = staticVariable(name, of: type, near: frame(scope).file)?.0
    default: return nil
    }
    if let variable, !isConstant(variable) { return nil }
    guard case .number(let number)? = evaluate(node, scope).constant else { return nil }
    return number
  }

  func runLocal(_ node: Index, _ scope: Int) {
    let variable = CodeVariable(tree(scope), CodeNode(file: frame(scope).file, node: node), owner: nil)
    if let initial = variable.initial {
      let value = evaluate(initial.node, keptBy: variable.name, scope, expecting: variable.type)
      bind(variable.name, to: typed(value, variable.type), scope)
      noteParts(variable.name, initial.node, scope)
      if isAssignedOnce(node, in: tree(scope)) {
        noteFixed(variable.name, initial.node, scope)
        scopes[scope].elements[variable.name] = elements(of: initial.node, scope)
      }
    } else if let getter = variable.getter {
      let value = runClosure(getter, scope, [], expecting: variable.type)
      bind(variable.name, to: value, scope)
    } else {
      // Declared first, and given its value later.
      bind(variable.name, to: .unknown, scope)
    }
  }

  /// A value whose type is said beside it.
  ///
  /// To be called with a value that is there already: a call that changes the evaluation, written as the argument,
  /// makes Swift copy all that the evaluation knows before it.
  func typed(_ value: CodeValue, _ type: TypeText?) -> CodeValue {
    guard let type = bound(type), case .references(let references, let isList, let isCertain) = value else {
      return value
    }
    if type.isPlainValue { return .unknown }
    guard references.allSatisfy({ $0.type == nil }) else { return value }
    return .references(
      references.map { Reference($0.base, $0.steps, type: isList ? type.element : type) },
      isList: isList || type.isList,
      isCertain: isCertain)
  }

  // MARK: Where names stand for something

  /// How many branches and loops are open.
  var openness: Int { branches.count + loops }

  func enter(_ frame: Frame) -> Int {
    frames.append(frame)
    frames[frames.count - 1].openness = openness
    scopes.append(Scope(parent: nil, frame: frames.count - 1))
    return scopes.count - 1
  }

  func push(_ scope: Int) -> Int {
    scopes.append(Scope(parent: scope, frame: scopes[scope].frame))
    return scopes.count - 1
  }

  /// A scope and those around it.
  func chain(from scope: Int) -> some Sequence<Int> {
    sequence(first: scope) { [self] in scopes[$0].parent }
  }

  func local(_ name: String, _ scope: Int) -> CodeValue? {
    self.scope(of: name, from: scope).flatMap { scopes[$0].values[name] }
  }

  /// Where a local variable is declared.
  func scope(of name: String, from scope: Int) -> Int? {
    chain(from: scope).first { scopes[$0].values[name] != nil }
  }

  func frame(_ scope: Int) -> Frame { frames[scopes[scope].frame] }

  func tree(_ scope: Int) -> SwiftTree { types.trees[frames[scopes[scope].frame].file] }
}
