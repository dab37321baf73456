/// Which function of the project a call reaches.
extension CodeEvaluation {
  /// - Parameters:
  ///   - file: in which the call stands.
  ///   - running: one of these means what differs from it in its result alone.
  func method(
    _ name: String, of reference: Reference, isList: Bool, _ arguments: [Argument], from file: Int,
    in running: [CodeNode] = []
  ) -> CodeFunction? {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    var best: (function: CodeFunction, spare: Int, part: Int, mayFit: Bool)?
    for part in isList ? types.listParts : parts(of: reference) {
      for function in types.declarations[part].functions[name] ?? []
      where !function.isStatic && function.body != nil && function.isSeen(from: file) {
        guard let binding = function.binding(labels), fits(function, arguments, binding) else { continue }
        let spare = function.parameters.count - labels.count
        let mayFit = mayTake(arguments, function, binding)
        if let known = best, running.contains(known.function.place),
          function.parameters.map(\.type) == known.function.parameters.map(\.type)
        {
          best = nil
        }
        guard let known = best, known.mayFit || !mayFit else {
          best = (function, spare, part, mayFit)
          continue
        }
        if !mayFit { continue }
        // Of two that are generic the one that asks for more.
        if spare < known.spare && part == known.part
          || spare == known.spare && bounds(of: function).count > bounds(of: known.function).count
        {
          best = (function, spare, part, mayFit)
        }
      }
      if let best, best.mayFit, best.function.generics.isEmpty { break }
    }
    return best.map { types.nearest($0.function, from: file) }
  }

  /// Whether views that are given may be of the classes that a function's parameters have, and lists of views lists there: of two
  /// that differ in nothing else the other is called.
  func mayTake(_ arguments: [Argument], _ function: CodeFunction, _ binding: [[Int]]) -> Bool {
    zip(function.parameters, binding).allSatisfy { parameter, numbers in
      guard let wanted = parameter.typeText, let number = numbers.first,
        case .references(let references, let isList, _) = arguments[number].value
      else { return true }
      let isOfViews = ViewClass(named: wanted.lastName) != nil
      if isList { return wanted.isList ? !parameter.isVariadic : !isOfViews }
      if wanted.isList, !parameter.isVariadic { return references.contains { viewClass(of: $0) == nil } }
      guard isOfViews else { return true }
      return references.isEmpty
        || references.contains { reference in
          guard let given = reference.type, !given.isList else { return true }
          return types.kinship(of: given.name, to: wanted.name, near: function.place.file) != .no
        }
    }
  }

  /// Of functions that the labels fit the first that may take what is given.
  func best(of functions: [CodeFunction], for arguments: [Argument]) -> CodeFunction? {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    var first: CodeFunction?
    for function in functions {
      guard let binding = function.binding(labels) else { continue }
      if mayTake(arguments, function, binding) { return function }
      first = first ?? function
    }
    return first
  }

  /// Whether the types that are given may be what a generic function asks for.
  private func fits(_ function: CodeFunction, _ arguments: [Argument], _ binding: [[Int]]) -> Bool {
    guard !function.generics.isEmpty else { return true }
    let bounds = bounds(of: function)
    return zip(function.parameters, binding).allSatisfy { parameter, numbers in
      guard let wanted = parameter.typeText, wanted.isMetatype, let number = numbers.first,
        case .type(let given) = arguments[number].value
      else { return true }
      return bounds.filter { $0.name == wanted.name }.allSatisfy {
        types.kinship(of: given, to: $0.type.name, near: function.place.file) != .no
      }
    }
  }

  /// `T: A` and `where T: A & B`: each by itself.
  private func bounds(of function: CodeFunction) -> [(name: String, type: TypeText)] {
    let tree = types.trees[function.place.file]
    return tree.children(of: function.place.node)
      .filter { [.genericParameter, .requirement].contains(tree.kind($0)) }
      .flatMap { node in
        tree.children(of: node).filter { tree.kind($0) == .supertype }
          .flatMap { tree.name($0).split(separator: "&") }.compactMap { TypeText($0) }
          .flatMap { types.parts(of: $0) }.map { (tree.name(node), $0) }
      }
  }

  func staticFunction(_ name: String, of type: String, _ arguments: [Argument], near file: Int)
    -> CodeFunction?
  {
    let functions = types.functions(name, in: staticParts(of: type, near: file))
    let found = best(
      of: functions.filter { $0.isStatic && $0.body != nil && $0.isSeen(from: file) }, for: arguments)
    return found.map { types.nearest($0, from: file) }
  }

  func callsSuper(_ function: CodeFunction) -> Bool {
    function.body.map { types.text(of: $0).hasWord("super.\(function.name)") } ?? false
  }
}
