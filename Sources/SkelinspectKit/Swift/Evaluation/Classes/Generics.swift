/// What types stand for: generic parameters, and what is known by its type alone.
extension CodeEvaluation {
  /// What a function gives by its result's type: `Self` is the type that it is called on.
  func type(of result: TypeText, calledOn instance: CodeValue) -> TypeText? {
    guard result.name == "Self" else { return result }
    guard case .type(let name) = instance else { return nil }
    return TypeText(name: name, isList: result.isList)
  }

  /// Whether a function gives what is expected of it; its generic parameter stands for that then.
  @discardableResult
  func bindResult(of function: CodeNode, to expected: TypeText?, _ scope: Int) -> Bool {
    let tree = types.trees[function.file]
    guard let result = tree.annotation(of: function.node),
      tree.genericParameters(function.node).contains(result.name)
    else { return false }
    if let expected = bound(expected), !expected.isList {
      scopes[scope].values[result.name] = .type(types.resolved(expected).name)
    }
    return true
  }

  /// An object of a type that is known and is no view or controller.
  func isNoView(_ object: Reference) -> Bool {
    guard let type = object.type, !type.isList else { return false }
    return ViewClass(named: type.lastName) == nil && viewClass(of: object) == nil && !isController(object)
  }

  /// Cells of the project's own that a function hands to a closure which it is given, where the parameter's type or the call
  /// names their class; nothing where neither does.
  func cells(
    givenTo parameter: CodeFunction.Parameter, of function: CodeFunction, at call: CodeNode
  ) -> [CodeValue] {
    let file = function.place.file
    let owner = function.owner.map { types.declarations[$0].isExtension ? nil : $0 } ?? nil
    let generics = owner.map { types.genericArguments(of: $0, at: call) } ?? [:]
    let values = types.typesGiven(toFunction: parameter.type).map { type -> CodeValue in
      guard let type = type.map({ generics[$0.name] ?? $0 }), !type.isList,
        let declared = types.type(type.name, near: file),
        types.nature(of: declared).viewClass?.family.hasContentView == true
      else { return .unknown }
      return given(type)
    }
    return values.allSatisfy { $0 == .unknown } ? [] : values
  }

  /// What the name of a type stands for; nil: one that somebody else chooses.
  func typeNamed(_ name: String, _ scope: Int) -> String? {
    if let own = generics[name] { return own.name }
    let frame = frame(scope)
    // In a static member of another type: what that one says.
    if case .type(let owner) = frame.instance, types.parameterNames.contains(name),
      let owner = types.type(owner, near: frame.file), let own = types.genericArguments(of: owner)[name]
    {
      return own.name
    }
    if isTypeParameter(name, scope) || types.isAliasOfSeveral(name) { return nil }
    guard let type = types.type(name, near: frame.file, in: frame.owner) else {
      return types.resolved(TypeText(name: name)).name
    }
    return types.qualifiedName(of: type)
  }

  /// Whether a name is that of a generic parameter which nothing says what it is.
  func isTypeParameter(_ name: String, _ scope: Int) -> Bool {
    guard types.parameterNames.contains(name), generics[name] == nil else { return false }
    let frame = frame(scope)
    if let owner = frame.owner, types.isParameter(name, in: owner) { return true }
    return frame.functions.contains { types.trees[$0.file].genericParameters($0.node).contains(name) }
  }

  /// The class that a generic parameter of a superclass stands for; any other type is itself.
  func bound(_ type: TypeText?) -> TypeText? {
    guard let type, let own = generics[type.name] else { return type }
    return TypeText(name: own.name, isList: type.isList || own.isList, isMetatype: type.isMetatype)
  }

  /// What somebody passes to a function: of an object of a class or protocol that is known it is known what it has.
  ///
  /// - Parameter function: where it runs by itself; nil: somebody is seen to call it, with what cannot be told.
  func given(_ parameter: CodeFunction.Parameter, to function: CodeFunction?) -> CodeValue {
    guard let type = parameter.typeText, !type.isMetatype,
      !(function?.generics.contains(type.name) ?? false), let name = known(type)
    else { return .unknown }
    return .reference(Reference(.given(name, to: function?.place), type: type))
  }

  /// What a function or cast gives that was not understood, by its type.
  func given(_ type: TypeText?) -> CodeValue {
    guard let type, !type.isMetatype, let name = known(type) else { return .unknown }
    return CodeValue.reference(Reference(.given(name, to: nil), type: type)).uncertain
  }

  /// The name of a class of views or controllers, or of a protocol of the project's own.
  private func known(_ type: TypeText) -> String? {
    if let declaration = types.type(type.name, near: file) {
      let isKnown = types.declarations[declaration].isProtocol || types.nature(of: declaration) != .other
      return isKnown ? type.name : nil
    }
    return ViewClass(named: type.lastName) != nil ? type.name : nil
  }
}
