/// Branches that are never run, and those that one cannot tell.
extension CodeEvaluation {
  /// Runs what stands in a branch.
  ///
  /// - Parameter isTaken: nil where one cannot tell.
  func along(_ isTaken: Bool?, _ branch: CodeNode, _ body: (CodeEvaluation) -> CodeValue?) -> CodeValue? {
    switch isTaken {
    case true?: return body(self)
    case false?:
      deadBranches += 1
      defer { deadBranches -= 1 }
      return body(self)
    case nil:
      branches.append(branch)
      defer { branches.removeLast() }
      return body(self)
    }
  }

  /// Whether what `if let` binds, or compares with nil, is there; nil for any other condition.
  func isMet(_ condition: Index, in scope: Int) -> Bool? {
    let tree = tree(scope)
    if tree.kind(condition) == .binding {
      return Self.isThere(scopes[scope].values[tree.name(condition)] ?? .unknown)
    }
    guard tree.kind(condition) == .binary, ["==", "!="].contains(tree.name(condition)) else { return nil }
    let children = Array(tree.children(of: condition))
    guard children.count == 2, tree.kind(children[1]) == .nilLiteral, tree.kind(children[0]) == .identifier,
      let value = local(tree.name(children[0]), scope)
    else { return nil }
    return Self.isThere(value).map { $0 == (tree.name(condition) == "!=") }
  }

  /// What an expression makes is there; of a property one cannot tell.
  private static func isThere(_ value: CodeValue) -> Bool? {
    if value.isNull { return false }
    return value.isMade && value.isCertain ? true : nil
  }
}
