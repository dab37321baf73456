/// The statement after which something may be said of a view, and what the view is called there.
struct CodeSpot {
  let statements: SwiftStatements
  let statement: SwiftStatements.Index
  /// Empty: the object itself.
  let receiver: String

  /// Where it is made, added, or something is added to it; nil where none of these is certainly about it alone.
  init?(of view: ViewIndex, in hierarchy: Hierarchy, _ code: Evidence, _ files: inout CodeFiles) {
    if hierarchy.origin(of: view) == .code, view > 0,
      let spot = Self.making(of: view, at: hierarchy.place(of: view), &files)
    {
      self = spot
    } else if let place = code.added[view], let spot = Self.adding(hierarchy.id(of: view), at: place, &files)
    {
      self = spot
    } else if let spot = Self.filling(of: view, in: hierarchy, code, &files) {
      self = spot
    } else {
      return nil
    }
  }

  /// Nil where a line after the statement would say more or less than meant.
  private init?(_ statements: SwiftStatements, around node: SwiftStatements.Index, receiver: String) {
    guard let statement = statements.statement(around: node), !statements.isRepeated(node),
      !statements.isImpliedResult(statement)
    else { return nil }
    (self.statements, self.statement, self.receiver) = (statements, statement, receiver)
  }

  /// `let label = UILabel()` in a function or in the closure that makes a property.
  private static func making(of view: ViewIndex, at place: Place, _ files: inout CodeFiles) -> CodeSpot? {
    let statements = files.statements(of: place.file)
    let tree = statements.tree
    if let variable = statements.variable(namedUpTo: place.range.upperBound) {
      if statements.statement(around: variable) == variable {
        return CodeSpot(statements, around: variable, receiver: tree.name(variable))
      }
      return statements.localOfClosure(making: variable).flatMap {
        CodeSpot(statements, around: $0, receiver: tree.name($0))
      }
    }
    guard let call = statements.node(.call, at: place.range), let outer = statements.parent(of: call) else {
      return nil
    }
    switch tree.kind(outer) {
    case .variable: return CodeSpot(statements, around: outer, receiver: tree.name(outer))
    case .assignment where tree.name(outer) == "=":
      guard let target = statements.firstChild(of: outer), target != call,
        statements.isCertainReceiver(target)
      else { return nil }
      return CodeSpot(statements, around: outer, receiver: statements.text(target))
    default: return nil
    }
  }

  /// `stack.addArrangedSubview(label)`: the argument's name.
  private static func adding(_ id: String?, at place: Place, _ files: inout CodeFiles) -> CodeSpot? {
    let statements = files.statements(of: place.file)
    guard let id, let call = statements.node(.call, at: place.range) else { return nil }
    let named = statements.values(ofArgumentsOf: call).filter { statements.tree.name($0) == id }
    guard let receiver = named.first, named.count == 1, statements.isCertainReceiver(receiver) else {
      return nil
    }
    return CodeSpot(statements, around: call, receiver: statements.text(receiver))
  }

  /// `stack.addArrangedSubview(label)` of a stack, `contentView.addSubview(label)` of a cell.
  private static func filling(
    of view: ViewIndex, in hierarchy: Hierarchy, _ code: Evidence, _ files: inout CodeFiles
  ) -> CodeSpot? {
    for child in view + 1..<hierarchy.views[view].end {
      guard let place = code.added[child], let parent = hierarchy.views[child].parent else { continue }
      let isContent = hierarchy.views[parent].place == .contentView && hierarchy.views[parent].parent == view
      guard parent == view || isContent else { continue }
      let statements = files.statements(of: place.file)
      guard let call = statements.node(.call, at: place.range),
        let receiver = statements.owner(addingIn: call, isContent: isContent, hierarchy.typeName(of: view)),
        let spot = CodeSpot(statements, around: call, receiver: receiver)
      else { continue }
      return spot
    }
    return nil
  }
}

extension SwiftStatements {
  /// The `let label = UILabel()` of `let title: UILabel = { let label = UILabel(); …; return label }()`.
  fileprivate func localOfClosure(making variable: Index) -> Index? {
    let call = tree.children(of: variable).first { tree.kind($0) == .call }
    guard let call, let closure = firstChild(of: call), tree.kind(closure) == .closure else { return nil }
    let statements = Array(tree.children(of: closure))
    guard let last = statements.last, tree.kind(last) == .returnStatement,
      let value = firstChild(of: last), tree.kind(value) == .identifier
    else { return nil }
    let locals = statements.filter { tree.kind($0) == .variable && tree.name($0) == tree.name(value) }
    return locals.count == 1 ? locals[0] : nil
  }

  /// Names that are arguments of a call, or stand in lists that are.
  fileprivate func values(ofArgumentsOf call: Index) -> [Index] {
    var values: [Index] = []
    for argument in tree.children(of: call).dropFirst() {
      for value in tree.children(of: argument) {
        values += tree.kind(value) == .array ? Array(tree.children(of: value)) : [value]
      }
    }
    return values.filter { tree.kind($0) == .identifier || tree.kind($0) == .member }
  }

  /// What something is added to, as the call names it: empty for the object itself; of a cell without its contentView.
  ///
  /// - Parameter type: the class of the view that is meant.
  fileprivate func owner(addingIn call: Index, isContent: Bool, _ type: String) -> String? {
    guard let callee = firstChild(of: call), Self.adds.contains(tree.name(callee)) else { return nil }
    guard tree.kind(callee) == .member, let base = firstChild(of: callee) else {
      return !isContent && typeName(around: call) == type ? "" : nil
    }
    guard isContent else {
      guard isCertainReceiver(base) else { return nil }
      if tree.name(base) == "self" { return typeName(around: call) == type ? "self" : nil }
      return text(base)
    }
    guard tree.name(base) == "contentView" else { return nil }
    guard tree.kind(base) == .member, let cell = firstChild(of: base) else {
      return typeName(around: call) == type ? "" : nil
    }
    guard isCertainReceiver(cell), tree.name(cell) != "self" || typeName(around: call) == type else {
      return nil
    }
    return text(cell)
  }

  private static let adds: Set = [
    "addSubview", "insertSubview", "addSubviews", "addArrangedSubview", "insertArrangedSubview",
    "addArrangedSubviews",
  ]
}
