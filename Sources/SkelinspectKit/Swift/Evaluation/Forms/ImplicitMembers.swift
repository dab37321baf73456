/// Members of the type that is expected: they begin with a dot.
extension CodeEvaluation {
  /// `.init(…)`, `.fixed(25)`, `.sizes(…)`.
  func implicit(
    _ name: String, _ arguments: [Argument], _ site: Site, expecting type: TypeText?
  ) -> CodeValue {
    if name == "init" {
      if let type, !type.isList { return make(type.name, arguments, site) }
      // Nothing else is made so where a cell is registered.
      if arguments.first?.label == "nibName" { return make("UINib", arguments, site) }
      return Self.measure("init", arguments) ?? .unknown
    }
    if let type, !type.isList,
      let function = staticFunction(name, of: type.name, arguments, near: frame(site.scope).file)
    {
      expectedResult = type
      return run(function, instance: .type(type.name), arguments, site)
    }
    if type?.name == "UIFont", let font = Self.font(name, arguments) { return font }
    // A view that is made by what was not read.
    if let type, types.nature(named: type.name, near: frame(site.scope).file).viewClass != nil {
      return unknownResult(.unknown, arguments)
    }
    let numbers = arguments.mapAll {
      if case .number(let number)? = $0.value.constant { number } else { nil }
    }
    return numbers.map { .constant(.call(name, $0)) } ?? unknownResult(.unknown, arguments)
  }

  /// Whether an expression begins with a dot: `.init().then { … }`.
  func isImplicit(_ node: Index, _ scope: Int) -> Bool {
    let tree = tree(scope)
    var node = node
    while tree.kind(node) == .call || tree.kind(node) == .member {
      guard let base = tree.children(of: node).first else { break }
      node = base
    }
    return tree.kind(node) == .member
  }
}
