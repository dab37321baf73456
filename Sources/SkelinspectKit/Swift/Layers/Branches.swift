/// Branches that are never run, and those that one cannot tell.
extension CodeEvaluation {
  /// Whether a condition holds.
  enum Way { case taken, never, open }

  /// Runs what stands in a branch.
  func along(_ way: Way, _ branch: CodeNode, _ body: (CodeEvaluation) -> CodeValue?)
    -> CodeValue?
  {
    switch way {
    case .taken: return body(self)
    case .never:
      deadBranches += 1
      defer { deadBranches -= 1 }
      return body(self)
    case .open:
      branches.append(branch)
      defer { branches.removeLast() }
      return body(self)
    }
  }

  /// Whether what `if let` binds, or compares with nil, is there.
  func way(of condition: SwiftTree.Index, in scope: Int) -> Way {
    let tree = tree(scope)
    if tree.kind(condition) == .binding {
      return Self.isThere(scopes[scope].values[tree.name(condition)] ?? .unknown)
    }
    guard tree.kind(condition) == .binary, ["==", "!="].contains(tree.name(condition)) else { return .open }
    let children = Array(tree.children(of: condition))
    guard children.count == 2, tree.kind(children[1]) == .nilLiteral, tree.kind(children[0]) == .identifier,
      let value = local(tree.name(children[0]), scope)
    else { return .open }
    let way = Self.isThere(value)
    return tree.name(condition) == "!=" ? way : way.opposite
  }

  /// What an expression makes is there; of a property one cannot tell.
  private static func isThere(_ value: CodeValue) -> Way {
    if value.isNull { return .never }
    return value.isMade && value.isCertain ? .taken : .open
  }
}

extension CodeEvaluation.Way {
  var opposite: Self {
    switch self {
    case .taken: .never
    case .never: .taken
    case .open: .open
    }
  }

  /// One condition and another.
  func and(_ other: Self) -> Self {
    if self == .never || other == .never { return .never }
    return self == .taken ? other : .open
  }
}
