/// An expression and the scope in which its names are looked up.
struct ScopedNode {
  let place: CodeNode
  let scope: Int

  init(_ place: CodeNode, in scope: Int) { (self.place, self.scope) = (place, scope) }

  var file: Int { place.file }
  var node: SwiftTree.Index { place.node }
}

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
