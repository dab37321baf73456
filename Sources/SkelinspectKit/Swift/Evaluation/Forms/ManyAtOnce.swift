/// What is assigned to several names at once, and to elements of lists.
extension CodeEvaluation {
  /// `(a, b) = (c, d)`: one to the other; what comes in one piece may be any of them.
  func assignEach(_ node: Index, _ target: Index, _ source: Index, _ scope: Int) {
    guard descend(to: node, scope) else { return }
    defer { ascend() }
    let targets = Array(tree(scope).children(of: target))
    let sources = Array(tree(scope).children(of: source))
    if tree(scope).kind(source) == .tuple, sources.count == targets.count {
      let values = sources.map { evaluate($0, scope) }
      for (target, value) in zip(targets, values) { assign(node, target, to: value, scope) }
    } else if let parts = parts(of: source, scope), parts.count == targets.count {
      for (target, part) in zip(targets, parts) { assign(node, target, to: part.value, scope) }
    } else {
      let value = evaluate(source, scope).element.uncertain
      for target in targets { assign(node, target, to: value, scope) }
    }
  }

  /// `views[key] = view`: one more of those that the list may give.
  func assign(_ node: Index, toElement target: Index, _ value: CodeValue, _ scope: Int) {
    let tree = tree(scope)
    let children = Array(tree.children(of: target))
    runIfClosure(value, scope)
    guard let list = children.first else { return }
    let site = site(node, scope)
    if let index = children.dropFirst().first, tree.name(index) == "keyPath" {
      assign(value, toKeyPath: evaluate(index, scope), of: evaluate(list, scope), site)
      return
    }
    for index in children.dropFirst() { _ = evaluate(index, scope) }
    guard !value.references.isEmpty else { return }
    if tree.kind(list) == .identifier, self.scope(of: tree.name(list), from: scope) != nil {
      grow(tree.name(list), by: value.uncertain, scope)
      return
    }
    for reference in evaluate(list, scope).references {
      guard case .property(let name)? = reference.steps.last, reference.steps.count == 1 else { continue }
      let more = CodeValue.references(value.element.references, isList: true, isCertain: false)
      assign(more, toProperty: name, of: instance, at: site.place)
    }
  }
}
