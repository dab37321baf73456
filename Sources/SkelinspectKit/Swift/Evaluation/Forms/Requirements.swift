/// Calls of what a protocol asks for: what the classes do that adopt it.
extension CodeEvaluation {
  /// Classes that one call may reach, at most.
  private static let maximumAdopters = 8

  /// Nil where it is no requirement of a protocol of the project's own.
  func callRequirement(
    _ name: String, of object: Reference, isCertain: Bool, _ arguments: [Argument], _ place: CodeNode,
    _ scope: Int
  ) -> CodeValue? {
    guard let declaration = declaration(of: object), types.declarations[declaration].isProtocol,
      isRequirement(name, of: declaration, arguments)
    else { return nil }
    if Self.isLibraryCall(name) { ownShows.insert(place) }
    // What they do to themselves counts as run by itself.
    guard arguments.contains(where: { !$0.value.references.isEmpty }) else {
      return method(name, of: object, isList: false, arguments) == nil
        ? unknownResult(.unknown, arguments) : nil
    }
    let adopters = adopters(of: declaration)
    let isOnly = adopters.count == 1 && isCertain
    let passed =
      isOnly
      ? arguments
      : arguments.map {
        Argument(label: $0.label, isTrailing: $0.isTrailing, value: $0.value.uncertainView, node: $0.node)
      }
    var result: CodeValue?
    for type in adopters.prefix(Self.maximumAdopters) {
      let adopter = Reference(
        object.base, object.steps, type: TypeText(name: types.declarations[type].name))
      guard let function = method(name, of: adopter, isList: false, arguments) else { continue }
      let value = run(function, instance: .reference(adopter), passed, place, scope)
      result = result?.or(value, isCertain: false) ?? value
    }
    if adopters.isEmpty || adopters.count > Self.maximumAdopters {
      for argument in arguments {
        note(argument.value.element.uncertain, .set(.isSkeletonable, nil), at: place, scope)
      }
    }
    return result ?? unknownResult(.unknown, arguments)
  }

  /// Whether the protocol, or one that it refines, asks for it.
  private func isRequirement(_ name: String, of declaration: Int, _ arguments: [Argument]) -> Bool {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    let refined = types.supertypeNames(of: declaration).flatMap { types.protocolParts($0.name) }
    return (types.parts(of: declaration) + refined).contains { part in
      (types.declarations[part].functions[name] ?? []).contains {
        $0.body == nil && $0.binding(labels) != nil
      }
    }
  }

  private func adopters(of declaration: Int) -> [Int] {
    if let known = adopters[declaration] { return known }
    let name = types.declarations[declaration].name
    let found = types.declarations.indices.filter { type in
      !types.declarations[type].isExtension && !types.declarations[type].isProtocol
        && types.supertypeNames(of: type).contains { $0.lastName == name }
    }
    adopters[declaration] = found
    return found
  }

  /// What nobody is seen to pass; of an object that a protocol describes it is known what it is asked for.
  func given(_ parameter: CodeFunction.Parameter) -> CodeValue {
    guard let text = parameter.typeText, !text.isList, types.hasProtocol(text.name),
      let declaration = types.type(text.name, near: types.declarations[type].place.file),
      types.declarations[declaration].isProtocol
    else { return .unknown }
    return .reference(Reference(.given(text.name), type: text))
  }
}

extension CodeValue {
  /// The same, where one cannot tell which object is meant; what holds no objects stays.
  fileprivate var uncertainView: CodeValue { references.isEmpty ? self : uncertain }
}
