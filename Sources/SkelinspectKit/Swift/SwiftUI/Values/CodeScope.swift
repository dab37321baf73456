/// What the names of a function's body, a closure or a view's properties stand for.
struct CodeScope {
  /// What a name stands for.
  enum Meaning {
    case code(ScopedNode)
    /// A view that was read already.
    case view(ViewDraft.Number)
    /// How far an image that is fetched has come.
    case phase
    /// A function that stands in another one.
    case function(CodeFunction)
    /// A property of a type, in the scope of its instance, or a variable of a file.
    case property(CodeVariable, scope: Int)
    /// Nothing that can be told.
    case open
  }

  /// The names that are declared here.
  var meanings: [String: Meaning] = [:]
  /// The scope around it.
  var parent: Int?
  /// The type whose members are meant, by the number of its declaration.
  var type: Int?
  /// An instance whose initialiser was read: what it is not given has its first value.
  var isMade = false
  /// What `self` is in an extension of View, and `content` in a modifier.
  var receiver: ViewDraft.Number?
  /// What was being looked into where it was made.
  fileprivate(set) var open: Set<CodeNode> = []
}

/// A stored property of one instance: what `@State` keeps.
struct StateName: Hashable {
  let scope: Int
  let name: String
}

/// Where a value depends on state.
struct StateRead {
  let state: StateName
  let place: CodeNode
}

extension SwiftUIReader {
  func addScope(_ scope: CodeScope) -> Int {
    scopes.append(scope)
    scopes[scopes.count - 1].open = open
    return scopes.count - 1
  }

  /// Nil for a name that is declared nowhere.
  func find(_ name: String, _ place: ScopedNode) -> CodeScope.Meaning? {
    let name = name.hasPrefix("$") && name.count > 2 ? String(name.dropFirst()) : name
    for scope in outwards(from: place.scope) {
      if let meaning = scopes[scope].meanings[name] { return meaning }
      if let type = scopes[scope].type, let variable = code.types.variable(name, of: type) {
        return .property(variable, scope: scope)
      }
    }
    return code.types.global(name, near: place.file).map { .property($0, scope: fileScope) }
  }

  /// A type of the project, as the code at a place sees it.
  func type(named name: String, _ node: ScopedNode) -> Int? {
    code.types.type(name, near: node.file, in: type(of: node.scope))
  }

  /// The type whose members a scope sees without a name before them.
  func type(of scope: Int) -> Int? {
    outwards(from: scope).lazy.compactMap { self.scopes[$0].type }.first
  }

  /// What `self` is, where that is a view.
  func receiver(of scope: Int) -> ViewDraft.Number? {
    outwards(from: scope).lazy.compactMap { self.scopes[$0].receiver }.first
  }

  /// A scope and those around it, from the inside out.
  func outwards(from scope: Int) -> some Sequence<Int> {
    sequence(first: scope) { [scopes] in scopes[$0].parent }
  }

  /// What a property is from the start, or what its getter gives; nil also for what a property wrapper gives.
  func value(of variable: CodeVariable, _ scope: Int) -> ScopedNode? {
    guard !variable.isWrapped else { return nil }
    return (variable.getter ?? variable.initial).map { ScopedNode($0, in: scope) }
  }

  /// The code that a name stands for.
  func meaning(of node: ScopedNode) -> ScopedNode? {
    guard let name = ownName(node) else { return nil }
    switch find(name, node) {
    case .code(let value): return value.place == node.place ? nil : value
    case .property(let variable, let scope): return value(of: variable, scope)
    default: return nil
    }
  }

  /// What a name stands for, through names that stand for it; anything else itself.
  func resolved(_ node: ScopedNode) -> ScopedNode {
    var (node, steps) = (node, 0)
    while kind(node) == .identifier, steps < Self.maximumSteps, let next = meaning(of: node) {
      (node, steps) = (next, steps + 1)
    }
    return node
  }

  /// What `State(initialValue:)`, `Binding.constant` and the like hold.
  func unwrapped(_ node: ScopedNode) -> ScopedNode {
    let arguments = self.arguments(of: node)
    guard arguments.count == 1, let callee = child(node), kind(node) == .call else { return node }
    switch name(callee) {
    case "State", "StateObject", "ObservedObject", "Binding", "constant", "init": return arguments[0].value
    default: return node
    }
  }
}
