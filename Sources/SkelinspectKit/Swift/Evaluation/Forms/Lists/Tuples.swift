/// Tuples whose parts are written down, and lists of such: each part is known by itself.
///
/// Anywhere else a tuple is any of the views that it names.
extension CodeEvaluation {
  struct TuplePart {
    let label: String?
    let value: CodeValue
  }

  /// Rows of one list that are looked at.
  private static let maximumRows = 64

  // MARK: Of expressions

  /// Of a literal, or of a name that stands for one.
  func parts(of node: Index, _ scope: Int) -> [TuplePart]? {
    let tree = tree(scope)
    switch tree.kind(node) {
    case .tuple:
      let children = Array(tree.children(of: node))
      guard children.count > 1 else { return nil }
      return children.map { child in
        let label = tree.kind(child) == .argument ? tree.name(child) : ""
        return TuplePart(label: label.isEmpty ? nil : label, value: evaluate(child, scope))
      }
    case .identifier:
      let name = tree.name(node)
      return self.scope(of: name, from: scope).flatMap { scopes[$0].tuples[name] }
    default: return nil
    }
  }

  /// The tuples of a list that is written down: `[(a, b)]`, `zip([a], [b])`, `[key: value]`.
  func rows(of node: Index, _ scope: Int) -> [[TuplePart]]? {
    let tree = tree(scope)
    let children = Array(tree.children(of: node))
    switch tree.kind(node) {
    case .array:
      guard !children.isEmpty, children.count <= Self.maximumRows,
        children.allSatisfy({ tree.kind($0) == .tuple })
      else { return nil }
      return children.mapAll { parts(of: $0, scope) }
    case .dictionary:
      guard children.count > 1, children.count <= 2 * Self.maximumRows else { return nil }
      return stride(from: 0, to: children.count - 1, by: 2).map { index in
        let key = TuplePart(label: "key", value: evaluate(children[index], scope))
        return [key, TuplePart(label: "value", value: evaluate(children[index + 1], scope))]
      }
    case .call:
      guard children.count == 3, tree.kind(children[0]) == .identifier, tree.name(children[0]) == "zip",
        let first = elements(ofArgument: children[1], scope),
        let second = elements(ofArgument: children[2], scope)
      else { return nil }
      return zip(first, second).map { [TuplePart(label: nil, value: $0), TuplePart(label: nil, value: $1)] }
    case .identifier:
      let name = tree.name(node)
      if let owner = self.scope(of: name, from: scope) { return scopes[owner].rows[name] }
      return rows(ofProperty: name, scope)
    default: return nil
    }
  }

  /// Of `let rows = [(a, b)]`, which nothing else is assigned to.
  private func rows(ofProperty name: String, _ scope: Int) -> [[TuplePart]]? {
    guard let list = list(keptBy: name, scope), let rows = rows(of: list.node, list.scope) else { return nil }
    return isAll(Set(rows.joined().flatMap { $0.value.element.references }), keptBy: name) ? rows : nil
  }

  /// Of a literal list.
  private func elements(ofArgument argument: Index, _ scope: Int) -> [CodeValue]? {
    let tree = tree(scope)
    guard let list = tree.children(of: argument).first, tree.kind(list) == .array else { return nil }
    let children = Array(tree.children(of: list))
    return children.count > Self.maximumRows ? nil : children.map { evaluate($0, scope) }
  }

  /// What it is where nobody asks for its parts.
  func any(of parts: [TuplePart]) -> CodeValue {
    let references = parts.flatMap { $0.value.element.references }
    return references.isEmpty ? .unknown : .references(references, isList: true, isCertain: false)
  }

  // MARK: By names

  /// A name that stands for a tuple.
  func bind(_ parts: [TuplePart], to name: String, _ scope: Int) {
    scopes[scope].values[name] = any(of: parts)
    scopes[scope].tuples[name] = parts
  }

  /// A local variable whose value is written down.
  func noteParts(_ name: String, _ initial: Index, _ scope: Int) {
    switch tree(scope).kind(initial) {
    case .tuple: scopes[scope].tuples[name] = parts(of: initial, scope)
    case .array, .dictionary: scopes[scope].rows[name] = rows(of: initial, scope)
    default: break
    }
  }

  /// `pair.0`, `pair.view`; nil where the base is not known to be a tuple.
  func part(_ name: String, of base: Index, _ scope: Int) -> CodeValue? {
    guard tree(scope).kind(base) == .identifier, let parts = parts(of: base, scope) else { return nil }
    if let number = Int(name) { return parts.indices.contains(number) ? parts[number].value : nil }
    return parts.first { $0.label == name }?.value
  }

  // MARK: Walking

  /// `for (a, b) in rows`, `for row in rows`.
  func bind(_ row: [TuplePart], to pattern: ForPattern, isCertain: Bool, _ scope: Int) {
    let row = isCertain ? row : row.map { TuplePart(label: $0.label, value: $0.value.uncertain) }
    switch pattern {
    case .whole(let name): bind(row, to: name, scope)
    case .parts(let names):
      for (name, part) in zip(names, row) where name != "_" { scopes[scope].values[name] = part.value }
    }
  }

  /// A closure gets a tuple as a whole, or its parts if it asks for as many: what its parameters are then, in order.
  func bind(
    _ row: [TuplePart], toParameters parameters: [String], of closure: CodeNode, _ scope: Int
  ) -> [CodeValue] {
    let isWhole =
      parameters.isEmpty ? types.text(of: closure).places(of: "$1").isEmpty : parameters.count == 1
    guard isWhole else {
      let fits = parameters.isEmpty || parameters.count == row.count
      return fits ? row.map(\.value) : [any(of: row)]
    }
    bind(row, to: parameters.first ?? "$0", scope)
    return [any(of: row)]
  }

  enum ForPattern {
    case whole(String)
    case parts([String])

    func fits(_ count: Int) -> Bool {
      if case .parts(let names) = self { names.count == count } else { true }
    }
  }

  /// What stands between `for` and `in`, where it is a name or names in parentheses.
  func pattern(of loop: Index, before sequence: Index, _ scope: Int) -> ForPattern? {
    let tree = tree(scope)
    let range = Range(from: tree.range(loop).lowerBound, to: tree.range(sequence).lowerBound)
    let bytes = tree.source.bytes(range)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let open = text.firstIndex(of: "(") else {
      let name = tree.name(loop)
      return name.isEmpty ? nil : .whole(name)
    }
    guard let close = text.lastIndex(of: ")"), open < close else { return nil }
    let names = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.filter { !$0.isWhitespace } }
    let areNames = names.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isSwiftName) }
    return areNames ? .parts(names) : nil
  }

  /// `rows.forEach { … }` and the like, where the rows are written down; nil where they are not.
  func callEachRow(
    _ name: String, _ base: Index, _ arguments: ArraySlice<Index>, _ site: Site
  ) -> CodeValue? {
    guard Self.eachCalls.contains(name), arguments.count == 1, let argument = arguments.first,
      let closure = tree(site.scope).children(of: argument).first,
      tree(site.scope).kind(closure) == .closure, let rows = rows(of: base, site.scope)
    else { return nil }
    let body = CodeNode(file: frame(site.scope).file, node: closure)
    return repeating(.times(rows.count)) { evaluation in
      let results = rows.map { evaluation.runClosure(body, site.scope, [], row: $0, calls: site) }
      return Self.made(results)
    }
  }
}
