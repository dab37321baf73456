/// An expression and the scope in which its names are looked up.
struct ScopedNode {
  let place: CodeNode
  let scope: Int

  init(_ place: CodeNode, in scope: Int) { (self.place, self.scope) = (place, scope) }

  var file: Int { place.file }
  var node: SwiftTree.Index { place.node }
}

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
}

// MARK: - Nodes

extension SwiftUIReader {
  func tree(_ node: ScopedNode) -> SwiftTree { code.types.trees[node.file] }
  func kind(_ node: ScopedNode) -> SwiftTree.Kind { tree(node).kind(node.node) }
  func name(_ node: ScopedNode) -> String { tree(node).name(node.node) }

  func children(_ node: ScopedNode) -> [ScopedNode] {
    tree(node).children(of: node.node).map {
      ScopedNode(CodeNode(file: node.file, node: $0), in: node.scope)
    }
  }

  func child(_ node: ScopedNode) -> ScopedNode? {
    tree(node).children(of: node.node).first.map {
      ScopedNode(CodeNode(file: node.file, node: $0), in: node.scope)
    }
  }

  func isBare(_ node: ScopedNode, _ name: String) -> Bool {
    kind(node) == .identifier && self.name(node) == name
  }

  /// The property that `x` or `self.x` names.
  func ownName(_ node: ScopedNode) -> String? {
    switch kind(node) {
    case .identifier: return name(node)
    case .member:
      guard let base = child(node), isBare(base, "self") else { return nil }
      return name(node)
    default: return nil
    }
  }

  /// The one of two values that a condition chooses: `isLoading ? a : b`; nil where that cannot be told.
  func chosen(_ node: ScopedNode, by holds: (ScopedNode) -> Bool?) -> ScopedNode? {
    let parts = children(node)
    guard kind(node) == .ternary, parts.count == 3 else { return nil }
    return holds(parts[0]).map { parts[$0 ? 1 : 2] }
  }

  /// What a name stands for, and what a block, a closure or a `return` gives back, where that is one expression;
  /// nil for what stands for itself.
  func inner(of node: ScopedNode) -> ScopedNode? {
    switch kind(node) {
    case .identifier, .member: return meaning(of: node)
    case .block, .closure:
      let statements = children(node).filter { kind($0) != .parameter && kind($0) != .variable }
      return statements.count == 1 ? statements[0] : nil
    case .returnStatement: return child(node)
    default: return nil
    }
  }
}
