/// The Swift files that changes are in, each read once.
struct CodeFiles {
  private var files: [String: SwiftStatements] = [:]

  mutating func statements(of source: SourceText) -> SwiftStatements {
    if let known = files[source.name], known.source.isSame(as: source) { return known }
    let statements = SwiftStatements(source)
    files[source.name] = statements
    return statements
  }

  /// The one statement that gives a view's key its value, `label.numberOfLines = 2`; nil where several do, or what does
  /// it may be about others.
  mutating func assignment(
    _ facts: [Evidence.Fact]
  ) -> (statements: SwiftStatements, node: SwiftStatements.Index)? {
    guard let fact = facts.first, facts.count == 1, fact.value != nil else { return nil }
    let statements = statements(of: fact.place.file)
    let tree = statements.tree
    guard let node = statements.node(.assignment, at: fact.place.range), tree.name(node) == "=",
      let target = statements.firstChild(of: node), statements.statement(around: node) == node,
      !statements.isRepeated(node), statements.isOwn(target)
    else { return nil }
    return (statements, node)
  }

  /// `addSubview` becomes `contentView.addSubview` or `addArrangedSubview`.
  mutating func adding(at place: Place, _ change: Change) -> (source: SourceText, edits: [TextEdit])? {
    let statements = statements(of: place.file)
    let tree = statements.tree
    guard let call = statements.node(.call, at: place.range), let callee = statements.firstChild(of: call),
      tree.kind(callee) == .member || tree.kind(callee) == .identifier
    else { return nil }
    let range = Range<Int>(tree.nodes[callee].name)
    let arguments = tree.children(of: call).dropFirst().map { tree.name($0) }
    let isInserted = tree.name(callee) == "insertSubview"
    guard tree.name(callee) == "addSubview" || isInserted else { return nil }
    if case .arrange = change {
      guard !isInserted || arguments.last == "at" else { return nil }
      return (
        statements.source, [TextEdit(range, isInserted ? "insertArrangedSubview" : "addArrangedSubview")]
      )
    }
    if let base = statements.firstChild(of: callee), tree.name(base) == "contentView" { return nil }
    return (statements.source, [.insert("contentView.", at: range.lowerBound)])
  }
}

extension SwiftStatements {
  /// Whether a property of an object is set, or one of the class's own.
  fileprivate func isOwn(_ target: Index) -> Bool {
    guard tree.kind(target) == .member else { return tree.kind(target) == .identifier }
    return firstChild(of: target).map { isCertainReceiver($0) } ?? false
  }
}
