/// Calls of what a protocol asks for: what the classes do that adopt it.
extension CodeEvaluation {
  /// Classes that one call may reach, at most.
  private static let maximumAdopters = 8

  /// Nil where it is not a requirement of a protocol of the project's own.
  func callRequirement(
    _ name: String, of object: Reference, isCertain: Bool, _ arguments: [Argument], _ site: Site
  ) -> CodeValue? {
    guard let declaration = declaration(of: object) else { return nil }
    guard types.declarations[declaration].isProtocol else {
      return callOverridden(name, of: object, declaration, arguments, site)
    }
    guard let required = requirement(name, of: declaration, arguments) else { return nil }
    let type = required.result.flatMap { TypeText($0) }
    if Self.isLibraryCall(name) { ownShows.insert(site.place) }
    // What they do to themselves counts as run by itself.
    guard arguments.contains(where: { !$0.value.references.isEmpty }) else {
      return method(name, of: object, isList: false, arguments, from: site.place.file) == nil
        ? result(of: arguments, type) : nil
    }
    let adopters = types.adopters(of: declaration)
    let isOnly = adopters.count == 1 && isCertain
    let passed = isOnly ? arguments : arguments.map(\.uncertain)
    var result: CodeValue?
    for type in adopters.prefix(Self.maximumAdopters) {
      let adopter = self.object(object, asOf: type)
      guard let function = method(name, of: adopter, isList: false, arguments, from: site.place.file) else {
        continue
      }
      let lost = lostShows.count
      let value = run(function, instance: .reference(adopter), passed, site)
      // A view or controller loses those itself.
      if types.nature(of: type) != .other { lostShows.removeSubrange(lost...) }
      result = result?.or(value, isCertain: false) ?? value
    }
    // Where nobody adopts it, nobody is called.
    if adopters.count > Self.maximumAdopters {
      for argument in arguments {
        note(argument.value.element.uncertain, .set(.isSkeletonable, nil), at: site)
      }
    }
    return result ?? self.result(of: arguments, type)
  }

  /// What a class does, and those that override it, to a view that it is handed: one cannot tell of which of them an object is.
  /// Nil where none overrides it.
  private func callOverridden(
    _ name: String, of object: Reference, _ declaration: Int, _ arguments: [Argument], _ site: Site
  ) -> CodeValue? {
    guard !object.isInstance, !object.isMade, types.heirs[declaration] != nil,
      arguments.contains(where: { !$0.value.references.isEmpty }),
      let own = method(name, of: object, isList: false, arguments, from: site.place.file), own.owner != nil
    else { return nil }
    let heirs = overriders(of: own, below: declaration)
    guard !heirs.isEmpty, heirs.count <= Self.maximumAdopters else { return nil }
    let passed = arguments.map(\.uncertain)
    var result = run(own, instance: .reference(object), passed, site)
    for (type, function) in heirs {
      let heir = CodeValue.reference(self.object(object, asOf: type))
      result = result.or(run(function, instance: heir, passed, site), isCertain: false)
    }
    return result
  }

  private func overriders(of function: CodeFunction, below declaration: Int) -> [(Int, CodeFunction)] {
    var (open, known): ([Int], Set<Int>) = ([declaration], [declaration])
    var found: [(Int, CodeFunction)] = []
    while let next = open.popLast() {
      for heir in types.heirs[next] ?? [] where known.insert(heir).inserted {
        open.append(heir)
        let own = types.functions(function.name, in: [heir] + types.extensions(of: heir)).first {
          $0.signature == function.signature && $0.isOverride && $0.body != nil
        }
        if let own { found.append((heir, own)) }
      }
    }
    return found
  }

  /// What a function gives of which nothing but its type is known.
  private func result(of arguments: [Argument], _ type: TypeText?) -> CodeValue {
    let value = unknownResult(.unknown, arguments)
    return value == .unknown ? given(type) : value
  }

  /// What the protocol, or one that it refines, asks for.
  private func requirement(_ name: String, of declaration: Int, _ arguments: [Argument]) -> CodeFunction? {
    let labels = arguments.map { ($0.label, $0.isTrailing) }
    let refined = types.supertypeNames(of: declaration).flatMap { types.protocolParts($0.name) }
    return types.functions(name, in: types.parts(of: declaration) + refined).first {
      $0.body == nil && $0.binding(labels) != nil
    }
  }

  /// An object of a protocol is of the only class that adopts it.
  func asOnlyAdopter(_ object: Reference) -> Reference {
    guard !object.isInstance, let declaration = declaration(of: object) else { return object }
    let adopter = types.onlyAdopter(of: declaration)
    return adopter == declaration ? object : self.object(object, asOf: adopter)
  }

  private func object(_ object: Reference, asOf type: Int) -> Reference {
    Reference(object.base, object.steps, type: TypeText(name: types.declarations[type].name))
  }
}

extension CodeEvaluation.Argument {
  /// The same, where one cannot tell whether it is passed.
  fileprivate var uncertain: Self {
    Self(label: label, isTrailing: isTrailing, value: value.uncertainView, node: node)
  }
}

extension CodeValue {
  /// The same, where one cannot tell which object is meant; what holds no objects stays.
  fileprivate var uncertainView: CodeValue { references.isEmpty ? self : uncertain }
}
