/// Which function of the project a call reaches.
extension CodeEvaluation {
  func method(_ name: String, of reference: Reference, isList: Bool, _ arguments: [Argument]) -> CodeFunction?
  {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    let parts: [Int]
    if isList {
      parts = listParts(of: reference)
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

  /// Extensions of Swift's lists whose elements are views.
  func listParts(of reference: Reference) -> [Int] {
    let lists = [
      "Array", "Sequence", "Collection", "MutableCollection", "RangeReplaceableCollection",
      "RandomAccessCollection", "BidirectionalCollection",
    ]
    return lists.flatMap { types.extensions(ofForeign: $0) }.filter { part in
      types.declarations[part].requirements.allSatisfy { requirement in
        guard
          requirement.name == "Element" || requirement.name == "Iterator.Element"
            || requirement.name == "Wrapped"
        else { return true }
        let name = requirement.type.name
        if ViewClass(named: name) != nil || name == "T" { return true }
        guard let declaration = types.type(name, near: types.declarations[part].place.file) else {
          return false
        }
        return types.declarations[declaration].isProtocol || types.nature(of: declaration).viewClass != nil
      }
    }
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
}
