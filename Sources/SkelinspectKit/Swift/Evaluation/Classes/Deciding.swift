/// Conditions that hang on nothing but names whose values are known choose the way through a function; whatever else
/// stands there is run in every branch.
extension CodeEvaluation {
  enum Choice {
    case block(Index)
    case nothing
  }

  /// Runs the part that is surely taken; nothing follows its `return`.
  func run(_ choice: Choice, _ scope: Int) -> CodeValue? {
    guard case .block(let block) = choice else { return nil }
    let value = tree(scope).kind(block) == .block ? runBlock(block, scope) : run(block, scope)
    let frame = scopes[scope].frame
    if tree(scope).children(of: block).reversed().first.map(tree(scope).kind) == .returnStatement,
      frames[frame].openness == openness
    {
      frames[frame].isLeft = true
    }
    return value
  }

  /// Which part of a statement or expression is run; nil where that cannot be told. Never inlined, for the stack of those
  /// that call it once a level of code is small.
  @inline(never)
  func givenChoice(_ node: Index, _ children: [Index], _ scope: Int) -> Choice? {
    if fixedProperties.isEmpty, !knowsValues(scope), !isGiven("self", scope) { return nil }
    let tree = tree(scope)
    if tree.kind(node) == .switchStatement { return chosenCase(children, scope).map { .block($0) } }
    let isTernary = tree.kind(node) == .ternary
    let conditions =
      isTernary ? children.prefix(1) : children.prefix { ![.block, .ifStatement].contains(tree.kind($0)) }
    let ways = children.dropFirst(conditions.count)
    var isTrue = true
    for condition in conditions where isTrue {
      guard let holds = holds(condition, scope) else { return nil }
      isTrue = holds
    }
    if tree.kind(node) == .guardStatement { isTrue.toggle() }
    return (isTrue ? ways.first : ways.dropFirst().first).map { .block($0) } ?? .nothing
  }

  /// Whether the values of some names are known here.
  func knowsValues(_ scope: Int) -> Bool { chain(from: scope).contains { !scopes[$0].fixed.isEmpty } }

  /// A local constant is known where what it begins with is.
  func noteFixed(_ name: String, _ initial: Index, _ scope: Int) {
    if knowsValues(scope), isFixed(initial, scope) { scopes[scope].fixed.insert(name) }
  }

  private func chosenCase(_ children: [Index], _ scope: Int) -> Index? {
    let tree = tree(scope)
    guard let subject = children.first, isFixed(subject, scope) else { return nil }
    let value = evaluate(subject, scope)
    for child in children.dropFirst() where tree.kind(child) == .switchCase {
      let parts = Array(tree.children(of: child))
      guard let block = parts.last else { return nil }
      // What stands in the next one is run as well; of `where` one cannot tell.
      let head = Range(from: tree.range(child).lowerBound, to: tree.range(block).lowerBound)
      if tree.text(block).hasWord("fallthrough") || tree.source.bytes(head).hasWord(" where ") { return nil }
      if parts.count == 1 { return block }
      for pattern in parts.dropLast() {
        let isLiteral = isLiteral(pattern, scope)
        guard
          let isSame = isLiteral
            ? isSame(value, pattern, scope) : isSameView(value, pattern, scope)
        else { return nil }
        if isSame { return block }
      }
    }
    return nil
  }

  /// Whether a condition holds; what it binds is known from then on.
  private func holds(_ condition: Index, _ scope: Int) -> Bool? {
    guard descend(to: condition, scope) else { return nil }
    defer { ascend() }
    let tree = tree(scope)
    let children = Array(tree.children(of: condition))
    if ["==", "===", "!=", "!=="].contains(tree.name(condition)), children.count == 2,
      children.contains(where: { tree.kind($0) == .identifier && isGiven(tree.name($0), scope) }),
      let isSame = isSameView(evaluate(children[0], scope), children[1], scope)
    {
      return isSame == (tree.name(condition).first == "=")
    }
    switch (tree.kind(condition), tree.name(condition)) {
    case (.binary, "&&") where children.count == 2:
      return [holds(children[0], scope), holds(children[1], scope)].allHold
    case (.binary, "||") where children.count == 2:
      return [holds(children[0], scope), holds(children[1], scope)].oneHolds
    case (.boolean, let name): return name == "true"
    case (.identifier, _) where isFixed(condition, scope): return evaluate(condition, scope).boolean
    case (.prefix, "!") where children.count == 1: return holds(children[0], scope).map { !$0 }
    case (.binding, let name):
      guard let value = children.first, isFixed(value, scope) else { return nil }
      let bound = evaluate(value, scope)
      if bound.isNull { return false }
      if case .enumCase = bound {} else if bound.constant == nil { return nil }
      scopes[scope].values[name] = bound
      scopes[scope].fixed.insert(name)
      return true
    case (.binary, "=") where children.count == 2:
      guard isFixed(children[1], scope) else { return nil }
      return isSame(evaluate(children[1], scope), children[0], scope)
    case (.binary, let name) where children.count == 2 && children.allSatisfy({ isFixed($0, scope) }):
      let (first, second) = (evaluate(children[0], scope), evaluate(children[1], scope))
      switch (name, first.number, second.number) {
      case ("==", _, _), ("!=", _, _):
        let isSame = isSame(first, children[1], scope) ?? isSame(second, children[0], scope)
        return isSame.map { $0 == (name == "==") }
      case ("<", let first?, let second?): return first < second
      case (">", let first?, let second?): return first > second
      case ("<=", let first?, let second?): return first <= second
      case (">=", let first?, let second?): return first >= second
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a value is what a pattern or expression stands for; nil where that cannot be told.
  private func isSame(_ value: CodeValue, _ pattern: Index, _ scope: Int) -> Bool? {
    if tree(scope).kind(pattern) == .nilLiteral { return value.isOneValue ? value.isNull : nil }
    switch (value, evaluate(pattern, scope)) {
    case (.enumCase(_, let name), .enumCase(_, let other)): return name == other
    case (let value, let other):
      guard let own = value.constant, let constant = other.constant else {
        if case (.enumCase(_, let name), .word(let other)?) = (value, other.constant) { return name == other }
        return nil
      }
      return own == constant
    }
  }

  /// Whether two properties of the instance that keep views are one; nil where nobody knows which view either is.
  private func isSameView(_ value: CodeValue, _ other: Index, _ scope: Int) -> Bool? {
    guard let own = value.onlyProperty, let name = evaluate(other, scope).onlyProperty else { return nil }
    return own == name
  }

  /// A case, number or text as it is written.
  func isLiteral(_ pattern: Index, _ scope: Int) -> Bool {
    switch tree(scope).kind(pattern) {
    case .member, .number, .string, .boolean, .nilLiteral: isFixed(pattern, scope)
    default: false
    }
  }

  /// Whether a value hangs on known names, literals and types alone.
  private func isFixed(_ node: Index, _ scope: Int) -> Bool {
    let tree = tree(scope)
    var work = [node]
    while let next = work.popLast() {
      switch tree.kind(next) {
      case .identifier:
        guard
          tree.name(next).first?.isUppercase == true || isGiven(tree.name(next), scope)
        else { return false }
      case .member, .call, .subscriptCall, .argument, .binary, .prefix, .number, .string, .boolean,
        .nilLiteral:
        break
      default: return false
      }
      work += tree.children(of: next)
    }
    return true
  }

  /// Whether one of several ways is taken by what the initialiser of a view was given, or the only one by a flag: which
  /// is not known here, and what each of them makes may not be there. Never inlined, as `givenChoice`.
  @inline(never)
  func isLeftToMaker(_ children: [Index], _ scope: Int) -> Bool {
    let tree = tree(scope)
    let heads = children.prefix { ![.block, .ifStatement, .switchCase].contains(tree.kind($0)) }
    guard nature.viewClass != nil else { return false }
    let isOnly = children.count <= heads.count + 1
    var work = Array(heads)
    while let next = work.popLast() {
      if tree.kind(next) == .identifier, isOfMaker(tree.name(next), isFlag: isOnly, scope) { return true }
      work += tree.children(of: next)
    }
    return false
  }

  /// It is one of these ways that runs.
  var isOnMakersWay: Bool { repetition == .perhapsOften && loops == 0 }

  /// A parameter of the initialiser that runs, or a constant that keeps what one was given.
  private func isOfMaker(_ name: String, isFlag: Bool, _ scope: Int) -> Bool {
    let frame = frame(scope)
    guard frame.instance.references.allSatisfy(\.isInstance) else { return false }
    if let own = self.scope(of: name, from: scope) {
      guard let function = frame.functions.last else { return false }
      let tree = types.trees[function.file]
      return own == frame.parameterScope && !scopes[own].fixed.contains(name)
        && tree.name(function.node) == "init"
        && (!isFlag
          || CodeFunction(tree, function, owner: nil).parameters.contains {
            $0.name == name && $0.type == "Bool"
          })
    }
    guard let variable = types.variable(name, of: type), !isFlag || variable.type?.name == "Bool" else {
      return false
    }
    return variable.initial == nil && variable.getter == nil && isConstant(variable)
      && !fixedProperties.contains(name)
  }

  /// A name whose value is known, a case of an enumeration, or a constant that keeps one of the initialiser's.
  private func isGiven(_ name: String, _ scope: Int) -> Bool {
    if let owner = self.scope(of: name, from: scope) { return scopes[owner].fixed.contains(name) }
    if name == "self", case .enumCase = frame(scope).instance { return true }
    return fixedProperties.contains(name) && frame(scope).instance.references.allSatisfy(\.isInstance)
  }
}

extension CodeValue {
  /// The property of the instance that it surely is.
  fileprivate var onlyProperty: String? {
    guard case .references(let references, isList: false, isCertain: true) = self else { return nil }
    return references.count == 1 ? references[0].ownProperty : nil
  }
}
