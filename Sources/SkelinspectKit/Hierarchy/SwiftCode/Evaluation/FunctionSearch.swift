/// Which function of the project a call reaches.
extension CodeEvaluation {
  func method(_ name: String, of reference: Reference, isList: Bool, _ arguments: [Argument]) -> CodeFunction?
  {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    let parts: [Int]
    if isList {
      parts = types.listParts
    } else if let declaration = declaration(of: reference) {
      parts = types.parts(of: declaration) + foreignParts(of: reference)
    } else {
      parts = foreignParts(of: reference)
    }
    var best: (function: CodeFunction, spare: Int)?
    for part in parts {
      for function in types.declarations[part].functions[name] ?? []
      where !function.isStatic && function.body != nil {
        guard function.binding(labels) != nil else { continue }
        let spare = function.parameters.count - labels.count
        if best == nil || spare < (best?.spare ?? 0) { best = (function, spare) }
      }
      if best != nil { break }
    }
    return best?.function
  }

  func staticFunction(_ name: String, of type: String, _ arguments: [Argument], near file: Int)
    -> CodeFunction?
  {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    for part in staticParts(of: type, near: file) {
      for function in types.declarations[part].functions[name] ?? []
      where function.isStatic && function.body != nil && function.binding(labels) != nil {
        return function
      }
    }
    return nil
  }

  func callsSuper(_ function: CodeFunction) -> Bool {
    guard let body = function.body else { return false }
    let tree = types.trees[body.file]
    return tree.source.bytes(tree.range(body.node)).hasWord("super.\(function.name)")
  }
}
