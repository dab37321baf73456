/// `switch`: every case is run, those for classes with the views of that class.
extension CodeEvaluation {
  func runSwitch(_ children: [Index], _ scope: Int) -> CodeValue? {
    var value: CodeValue?
    // What the cases before did not take.
    var (subject, name): (CodeValue, String?) = (.unknown, nil)
    for child in children {
      guard tree(scope).kind(child) == .switchCase else {
        (subject, name) = (evaluate(child, scope), testedName(child, scope))
        continue
      }
      let parts = Array(tree(scope).children(of: child))
      let patterns = parts.filter { isClassPattern($0, scope) }
      let types = patterns.compactMap { castType(of: $0, scope) }
      let matched = types.isEmpty ? subject : narrow(subject, toAny: types)
      let inner = push(scope)
      if let name { assume(name, is: matched, in: inner) }
      let other = runCase(parts, matched, inner)
      leave(inner, to: scope)
      if let other { value = value?.or(other, isCertain: false) ?? other }
      // With `where`, a case takes some of them only.
      guard !patterns.isEmpty, patterns.count == parts.count - 1, types.count == patterns.count else {
        continue
      }
      for type in types { subject = narrow(subject, to: type, isKept: false) }
    }
    return value
  }

  /// `is UILabel`, `let label as UILabel`.
  func isClassPattern(_ node: Index, _ scope: Int) -> Bool {
    let tree = tree(scope)
    guard tree.kind(node) == .cast, let first = tree.children(of: node).first else { return false }
    if tree.name(node) == "is" { return tree.kind(first) == .annotation }
    return tree.name(node) == "as" && (tree.kind(first) == .binding || tree.name(first) == "_")
  }

  func runCase(_ children: [Index], _ subject: CodeValue, _ scope: Int) -> CodeValue? {
    let inner = push(scope)
    for child in children.dropLast() {
      assume(classTests(child, inner), in: inner)
      bindPattern(child, inner, to: subject)
    }
    defer { leave(inner, to: scope) }
    guard let block = children.last, tree(scope).kind(block) == .block else { return nil }
    return along(nil, CodeNode(file: frame(scope).file, node: block)) { $0.runBlock(block, inner) }
  }

  /// Names in a pattern hide others; each may be all that is matched, or a part of it.
  func bindPattern(_ node: Index, _ scope: Int, to subject: CodeValue) {
    if isClassPattern(node, scope), let type = castType(of: node, scope) {
      guard let name = tree(scope).children(of: node).first, tree(scope).kind(name) == .binding else {
        return
      }
      let value = cast(subject.element, to: type, by: "as?", at: site(node, scope))
      bind(tree(scope).name(name), to: value, scope)
      return
    }
    var work = [node]
    while let next = work.popLast() {
      if tree(scope).kind(next) == .binding {
        bind(tree(scope).name(next), to: subject.element.uncertain, scope)
      }
      work += tree(scope).children(of: next)
    }
  }
}
