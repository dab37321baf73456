/// Lists that are written down: what stands in them is known by its place, as long as nothing changes them.
extension CodeEvaluation {
  /// Of a literal, or of a constant that stands for one; nil where that is not known.
  func elements(of node: Index, _ scope: Int) -> [CodeValue]? {
    let tree = tree(scope)
    switch tree.kind(node) {
    case .array:
      let children = Array(tree.children(of: node))
      guard children.allSatisfy({ tree.kind($0) != .array }) else { return nil }
      let values = children.map { evaluate($0, scope) }
      return values.allSatisfy(\.isElement) ? values : nil
    case .identifier:
      let name = tree.name(node)
      if let owner = self.scope(of: name, from: scope) { return scopes[owner].elements[name] }
      return elements(ofProperty: name, scope)
    case .member:
      let base = tree.children(of: node).first
      guard let base, tree.kind(base) == .identifier, tree.name(base) == "self" else { return nil }
      return elements(ofProperty: tree.name(node), scope)
    default: return nil
    }
  }

  /// The elements that are certain, and those that are not, where a list that is written down holds both.
  func partsByCertainty(of list: Index, _ value: CodeValue, _ scope: Int) -> [CodeValue]? {
    guard case .references(_, isList: true, isCertain: false) = value,
      let elements = elements(of: list, scope)
    else { return nil }
    let certain = elements.filter { $0.isCertain && $0 != .unknown }
    guard !certain.isEmpty else { return nil }
    return [self.list(certain), self.list(elements.filter { !$0.isCertain || $0 == .unknown })]
  }

  private func elements(ofProperty name: String, _ scope: Int) -> [CodeValue]? {
    guard let list = list(keptBy: name, scope), types.trees[list.file].kind(list.node) == .array,
      let elements = elements(of: list.node, list.scope)
    else { return nil }
    return isAll(Set(elements.flatMap(\.references)), keptBy: name) ? elements : nil
  }

  /// Nothing else is assigned to it once it has a value.
  func isAssignedOnce(_ variable: Index, in tree: SwiftTree) -> Bool {
    tree.hasModifier(variable) { ["let", "lazy"].contains($0) }
  }

  /// It is its file's own, and whatever names it there asks for its count or one of its elements.
  private func isOnlyRead(_ name: String, _ variable: CodeVariable, in tree: SwiftTree) -> Bool {
    guard tree.hasModifier(variable.place.node, { ["private", "fileprivate"].contains($0) }) else {
      return false
    }
    let own = Int(tree.nodes[variable.place.node].name.lowerBound)
    return tree.places(ofNames: [name]).values.joined().allSatisfy { start in
      let rest = tree.source.bytes[(start + name.utf8.count)...].prefix { $0 != 0x0A }
      return start == own || rest.starts(with: ".count".utf8)
        || rest.first == UInt8(ascii: "[") && rest.places(of: " = ").isEmpty
    }
  }

  /// The literal that a constant of the instance begins with, and the scope that it stands in.
  func list(keptBy name: String, _ scope: Int) -> (node: Index, file: Int, scope: Int)? {
    let frame = frame(scope)
    guard frame.owner != nil, let owner = frame.instance.references.first, owner.isInstance,
      let variable = variable(name, of: owner), variable.getter == nil, variable.observers.isEmpty,
      let initial = variable.initial, !frame.functions.contains(initial)
    else { return nil }
    let tree = types.trees[variable.place.file]
    guard tree.kind(initial.node) == .array || tree.kind(initial.node) == .dictionary,
      isAssignedOnce(variable.place.node, in: tree) || isOnlyRead(name, variable, in: tree)
    else { return nil }
    // As where the property is run by itself: what stands in it is made once.
    let lists = frame.functions.filter {
      [.array, .dictionary].contains(types.trees[$0.file].kind($0.node))
    }
    let inner = enter(
      Frame(
        instance: .reference(owner), owner: variable.owner, file: initial.file, entry: variable.name,
        functions: lists + [initial]))
    return (initial.node, initial.file, inner)
  }

  /// How much stands in a list that is written down, whatever that is, as a constant of the instance.
  func writtenCount(of list: Index, _ scope: Int) -> Int? {
    let tree = tree(scope)
    var name = tree.kind(list) == .identifier ? tree.name(list) : nil
    if tree.kind(list) == .member, tree.children(of: list).first.map(tree.name) == "self" {
      name = tree.name(list)
    }
    guard let name, local(name, scope) == nil, let kept = self.list(keptBy: name, scope),
      types.trees[kept.file].kind(kept.node) == .array, let variable = types.variable(name, of: type),
      isConstant(variable) || isOnlyRead(name, variable, in: types.trees[variable.place.file])
    else { return nil }
    return types.trees[kept.file].children(of: kept.node).underestimatedCount
  }

  /// Of a list to which more is added later only what it begins with is known.
  func isAll(_ known: Set<Reference>, keptBy name: String) -> Bool {
    (assigned(toProperty: name)?.element.references ?? []).allSatisfy(known.contains)
  }

  // MARK: Some of them

  /// `views.first`, `views.prefix(2)`; nil where the list is not written down.
  func pick(_ name: String, of base: Index, _ arguments: ArraySlice<Index>, _ scope: Int) -> CodeValue? {
    guard Self.picks.contains(name), let elements = elements(of: base, scope) else { return nil }
    if arguments.isEmpty, name == "first" || name == "last" {
      return (name == "first" ? elements.first : elements.last) ?? .constant(.null)
    }
    guard let count = pickedCount(arguments, scope) else { return nil }
    switch name {
    case "prefix": return list(Array(elements.prefix(count)))
    case "suffix": return list(Array(elements.suffix(count)))
    case "dropFirst": return list(Array(elements.dropFirst(count)))
    case "dropLast": return list(Array(elements.dropLast(count)))
    default: return nil
    }
  }

  private static let picks: Set = ["first", "last", "prefix", "suffix", "dropFirst", "dropLast"]

  /// `dropFirst()` leaves out one.
  private func pickedCount(_ arguments: ArraySlice<Index>, _ scope: Int) -> Int? {
    guard let argument = arguments.first else { return 1 }
    guard arguments.count == 1, tree(scope).name(argument).isEmpty,
      let count = evaluate(argument, scope).number.flatMap({ Int(exactly: $0) }), count >= 0
    else { return nil }
    return count
  }

  /// Adds to a list that a local variable holds.
  func grow(_ name: String, by value: CodeValue, _ scope: Int) {
    guard let owner = self.scope(of: name, from: scope), let old = scopes[owner].values[name] else {
      // A property's are more then.
      if case .values? = properties[name], frame(scope).instance.references.contains(where: \.isInstance) {
        assign(.unknown, toProperty: name, of: instance, at: CodeNode(file: frame(scope).file, node: 0))
      }
      return
    }
    (scopes[owner].rows[name], scopes[owner].elements[name]) = (nil, nil)
    // A loop that adds the views in a view to what it walks goes down all of them.
    let value = repetition == .perhapsOften ? Self.descending(value) : value
    let more = CodeValue.references(value.element.references, isList: true, isCertain: value.isCertain)
    if case .references = old {
      scopes[owner].values[name] = old.or(more, isCertain: old.isCertain && more.isCertain)
    } else if !more.references.isEmpty {
      scopes[owner].values[name] = more
    } else if case .values = old {
      scopes[owner].values[name] = .unknown
    }
  }

  /// `0..<views.count`: each index stands for the view there, as each of `views.indices` does.
  func listCounted(by range: [Index], _ scope: Int) -> CodeValue? {
    let tree = tree(scope)
    guard range.count == 2, tree.kind(range[0]) == .number, Self.number(tree.name(range[0])) == 0,
      tree.kind(range[1]) == .member, tree.name(range[1]) == "count",
      let base = tree.children(of: range[1]).first
    else { return nil }
    let list = evaluate(base, scope)
    if case .references(_, isList: true, _) = list { return list }
    return nil
  }
}

extension CodeValue {
  /// It may stand in a list by itself.
  fileprivate var isElement: Bool {
    switch self {
    case .references(let references, isList: false, _): !references.contains(where: \.isWalk)
    default: self == .unknown
    }
  }
}
