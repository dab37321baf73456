extension SwiftTree {
  /// What a file declares, without members: of a file that nothing else is needed of.
  init(declarationsOf outline: SwiftOutline) {
    self.init(outline.source)
    let root = add(Node(kind: .file, range: 0..<UInt32(truncatingIfNeeded: outline.source.count)))
    var children = Array(repeating: Children(), count: outline.declarations.count)
    var top = Children()
    var numbers: [Index?] = []
    for (number, declaration) in zip(0..., outline.declarations) {
      guard declaration.isType else {
        numbers.append(nil)
        continue
      }
      let kind: Kind = declaration.kind == .extensionDeclaration ? .extensionDeclaration : .type
      let node = add(Node(kind: kind, name: declaration.name, range: declaration.name))
      numbers.append(node)
      for supertype in outline.supertypes(of: declaration) {
        let child = add(Node(kind: .supertype, name: supertype, range: supertype))
        append(child, to: &children[number])
      }
      if let owner = declaration.owner { append(node, to: &children[owner]) } else { append(node, to: &top) }
    }
    for (node, children) in zip(numbers, children) { if let node { adopt(children, by: node) } }
    adopt(top, by: root)
  }
}
