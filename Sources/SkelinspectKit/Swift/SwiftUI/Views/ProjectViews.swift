/// Views, functions and properties of the project's own.
extension SwiftUIReader {
  /// `name(arguments)`.
  func call(_ name: String, _ link: Link) -> [ViewDraft.Number] {
    switch find(name, link.node) {
    case .function(let function): return run(function, link, scope: link.node.scope)
    case .code(let closure): return run(closure, link)
    case .property(let variable, let scope):
      if let value = value(of: variable, scope) { return run(value, link) }
      if name.first?.isLowercase == true { return unknownCall(name, link) }
    case .view(let view): return [use(view, at: link.node)]
    case .open, .phase: return unknownCall(name, link)
    case nil: break
    }
    if let type = type(of: link.node.scope) {
      let own = code.types.functions(name, of: type)
      if let function = fitting(own, link) {
        return named(name, run(function, link, scope: scope(ofType: type, link.node.scope)))
      }
    }
    let isLower = name.first?.isLowercase == true
    if let receiver = receiver(of: link.node.scope), isLower,
      code.types.freeFunctions(name, from: link.node.file).isEmpty,
      !Self.silent.contains(name)
    {
      return [apply(link, to: use(receiver, at: link.node))]
    }
    if let function = fitting(code.types.freeFunctions(name, from: link.node.file), link) {
      return run(function, link, scope: fileScope)
    }
    return name.first?.isUppercase == true ? [make(name, link)].compactMap(\.self) : unknownCall(name, link)
  }

  private func unknownCall(_ name: String, _ link: Link) -> [ViewDraft.Number] {
    if Self.silent.contains(name) { return [] }
    remark(
      "what '\(name.shortened)' returns is not known: it counts as a view of which nothing is known",
      at: link.node.place)
    return [add(ViewDraft(name, .unknown, link.node.place))]
  }

  /// The scope of the instance that is around another scope.
  private func scope(ofType type: Int, _ scope: Int) -> Int {
    outwards(from: scope).first { scopes[$0].type == type } ?? fileScope
  }

  func fitting(_ functions: [CodeFunction], _ link: Link) -> CodeFunction? {
    functions.first { $0.body != nil && !open.contains($0.place) && bound($0, link) != nil }
  }

  /// Which argument each parameter gets; nil where they do not fit.
  private func bound(_ function: CodeFunction, _ link: Link) -> [[Int]]? {
    guard let binding = function.binding(labels(link.arguments)) else { return nil }
    for (parameter, numbers) in zip(function.parameters, binding) {
      for number in numbers where !mayBe(link.arguments[number].value, parameter.type) { return nil }
    }
    return binding
  }

  /// Whether a literal can be of a type.
  private func mayBe(_ value: ScopedNode, _ type: String) -> Bool {
    let isPlain = ["String", "Bool", "Int", "Double", "CGFloat"].contains(type)
    switch kind(value) {
    case .string: return !["Bool", "Int", "Double", "CGFloat", "RedactionReasons"].contains(type)
    case .boolean: return !isPlain || type == "Bool"
    case .number: return type != "Bool" && type != "String"
    case .array: return !isPlain
    case .member: return child(value) != nil || !["String", "Bool", "Int"].contains(type)
    default: return true
    }
  }

  /// The views that a function makes.
  func run(
    _ function: CodeFunction, _ link: Link, scope: Int, on receiver: ViewDraft.Number? = nil
  ) -> [ViewDraft.Number] {
    guard let body = function.body, let binding = bound(function, link) else {
      return unknownCall(function.name, link)
    }
    var inner = CodeScope(parent: scope, receiver: receiver)
    bind(function, binding, link, &inner)
    let number = addScope(inner)
    return lookInto(function.place) { views(in: ScopedNode(body, in: number)) }
  }

  /// What the parameters stand for in a function's body.
  func bind(_ function: CodeFunction, _ binding: [[Int]], _ link: Link, _ scope: inout CodeScope) {
    for (parameter, numbers) in zip(function.parameters, binding) {
      if let number = numbers.first {
        scope.meanings[parameter.name] = .code(link.arguments[number].value)
      } else if let standard = parameter.standard {
        scope.meanings[parameter.name] = .code(ScopedNode(standard, in: fileScope))
      } else {
        scope.meanings[parameter.name] = .open
      }
    }
  }

  /// A closure that is called, or a view that stands behind a name.
  private func run(_ value: ScopedNode, _ link: Link) -> [ViewDraft.Number] {
    let value = resolved(value)
    guard kind(value) == .closure else { return view(value) }
    let parameters = children(value).filter { kind($0) == .parameter }.map { name($0) }
    var scope = CodeScope(parent: value.scope)
    for (number, argument) in link.arguments.enumerated() {
      let name = number < parameters.count ? parameters[number] : "$\(number)"
      scope.meanings[name] = meaning(ofArgument: argument.value)
    }
    let closure = ScopedNode(value.place, in: addScope(scope))
    return lookInto(value.place, from: value.scope) { statements(of: closure) }
  }

  /// `self` stands for the view that it is here, not where the closure was written.
  private func meaning(ofArgument value: ScopedNode) -> CodeScope.Meaning {
    if isBare(value, "self"), let receiver = receiver(of: value.scope) { return .view(receiver) }
    if kind(value) == .identifier, case .view(let view) = find(name(value), value) {
      return .view(view)
    }
    return .code(value)
  }

  // MARK: Members

  /// `self.name`, `self.name(arguments)`, and `Self.name`.
  func member(of base: ScopedNode, _ rest: inout ArraySlice<Link>) -> [ViewDraft.Number] {
    guard let link = rest.first, let type = type(of: base.scope) else {
      rest.removeAll()
      return []
    }
    rest.removeFirst()
    return member(link, of: type, scope: scope(ofType: type, base.scope))
  }

  private func member(_ link: Link, of type: Int, scope: Int) -> [ViewDraft.Number] {
    if link.isCall, let function = fitting(code.types.functions(link.name, of: type), link) {
      return run(function, link, scope: scope)
    }
    if let meaning = scopes[scope].meanings[link.name], case .code(let value) = meaning {
      return link.isCall
        ? run(value, link) : lookInto(value.place, from: value.scope) { views(in: value) }
    }
    if let variable = code.types.variable(link.name, of: type), let value = value(of: variable, scope) {
      return link.isCall ? run(value, link) : lookInto(variable.place) { views(in: value) }
    }
    return unknownCall(link.name, link)
  }

  /// `Color.red`, `Style.card`, `Outer.Inner(…)`.
  func typeMember(_ name: String, _ base: ScopedNode, _ rest: inout ArraySlice<Link>) -> [ViewDraft.Number] {
    guard let link = rest.first else { return [] }
    if name == "Color" || name == "Font"
      || name == "Image" && type(named: "Image", base) == nil
    {
      return colorMember(name, base, &rest)
    }
    rest.removeFirst()
    if link.name == "init" { return call(name, link) }
    if let type = type(named: name, base) {
      if link.isCall, link.name.first?.isUppercase == true { return call(link.name, link) }
      return member(link, of: type, scope: addScope(CodeScope(type: type)))
    }
    if link.isCall, link.name.first?.isUppercase == true { return [make(link.name, link)].compactMap(\.self) }
    return unknownCall(link.name, link)
  }

  func colorMember(
    _ name: String, _ base: ScopedNode, _ rest: inout ArraySlice<Link>
  ) -> [ViewDraft.Number] {
    guard let link = rest.popFirst(), name == "Color" else { return [] }
    var draft = ViewDraft("Color", .neverRedacted, base.place)
    setColor(of: &draft, link.node)
    return [add(draft)]
  }
}
