/// Classes that nobody makes: `self` in their code is always an object of another one, which may do something else.
extension CodeFacts {
  func findOnlyInherited() -> Set<Int> {
    var bases: Set<Int> = []
    for type in classes.indices where classes[type].map({ $0.nature != .other }) == true {
      let ancestors = types.lineages[type].ancestors
      for (number, base) in zip(0..., ancestors).dropFirst() where !bases.contains(base) {
        let isOpen = !types.declarations[base].parameters.isEmpty
        if isOpen || ancestors[..<number].contains(where: types.addsSomething) { bases.insert(base) }
      }
    }
    guard !bases.isEmpty else { return [] }
    let made = types.namesInValues(among: Set(bases.map { types.declarations[$0].name }))
    return bases.filter { !made.contains(types.declarations[$0].name) }
  }

  func isDiffable(_ type: Int) -> Bool {
    types.supertypeNames(of: type).contains { Self.isDiffable($0.lastName) }
  }

  /// One of UIKit's classes of data sources that are given snapshots.
  static func isDiffable(_ name: String) -> Bool {
    ["UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"].contains(name)
  }
}

extension CodeTypes {
  /// Whether a class has more than what it inherits: members, or a protocol that it adopts.
  fileprivate func addsSomething(_ type: Int) -> Bool {
    ([type] + extensions(of: type)).contains { part in
      let declaration = declarations[part]
      return !declaration.members.isEmpty || declaration.supertypes.count > (declaration.isExtension ? 0 : 1)
    }
  }

  /// Those names of types that code calls, or hands on as values: `Name()`, `Name.make()`, `register(Name.self)`.
  func namesInValues(among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for tree in trees {
      var named: Set<SwiftTree.Index> = []
      for node in tree.nodes.indices where tree.kind(node) == .call {
        let children = tree.children(of: node)
        guard let callee = children.first else { continue }
        if let name = tree.typeName(in: callee, among: names) { found.insert(name) }
        for argument in children.dropFirst() {
          guard let value = tree.children(of: argument).first,
            tree.typeName(in: value, among: names) != nil, Self.namingCalls.contains(tree.name(callee))
          else { continue }
          named.insert(value)
        }
      }
      for node in tree.nodes.indices where tree.kind(node) == .member && !named.contains(node) {
        guard let name = tree.typeName(in: node, among: names), tree.name(node) == "self" else { continue }
        found.insert(name)
      }
    }
    return found
  }

  /// Functions that make nothing of a class that they are given.
  private static let namingCalls: Set = ["String", "NSStringFromClass", "isKind", "isMember", "Bundle"]
}

extension SwiftTree {
  /// The first type before all dots, with the modules and types around it or without.
  fileprivate func typeName(in node: Index, among names: Set<String>) -> String? {
    var node = node
    while kind(node) == .member, let base = children(of: node).first {
      node = base
      if let name = typeName(node, among: names) { return name }
    }
    return typeName(node, among: names)
  }

  private func typeName(_ node: Index, among names: Set<String>) -> String? {
    guard kind(node) == .identifier || kind(node) == .member else { return nil }
    let start = Int(nodes[node].name.lowerBound)
    guard source.bytes(start..<start + 1).first.map({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) == true
    else { return nil }
    let name = name(node)
    return names.contains(name) ? name : nil
  }
}
