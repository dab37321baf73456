/// Computed properties.
extension CodeEvaluation {
  func run(getter: CodeNode, of variable: CodeVariable, instance: CodeValue, _ scope: Int) -> CodeValue {
    let frame = frame(scope)
    if frame.functions.contains(variable.place) {
      // One that asks the views in a view for theirs gives all of them.
      guard variable.type?.isList == true,
        case .references(let all, _, let isCertain) = Self.descending(instance),
        all.allSatisfy({ $0.steps.last == .descendants })
      else { return .unknown }
      return .references(all, isList: true, isCertain: isCertain)
    }
    guard frame.functions.count < limits.calls else { return .unknown }
    let call = Call(
      function: variable.place, instance: instance, arguments: [], entry: frame.entry,
      isImmediate: frame.isImmediate,
      made: frame.calls)
    if let known = results[call] { return known }
    let inner = enter(
      Frame(
        instance: instance, owner: variable.owner, file: getter.file, entry: frame.entry,
        isImmediate: frame.isImmediate, calls: frame.calls, functions: frame.functions + [variable.place]))
    frames[scopes[inner].frame].result = variable.type
    let returned = runBody(getter.node, inner)
    let value = typed(returned, variable.type)
    remember(value, of: call)
    return value
  }

  /// False where a property has no setter of its own.
  func runSetter(of name: String, of object: CodeValue, to value: CodeValue, _ site: Site) -> Bool {
    guard let variable = object.references.first.flatMap({ variable(name, of: $0) }), variable.getter != nil
    else { return false }
    runAccessors(of: variable, object, to: value, site)
    return true
  }

  private func runAccessors(
    of variable: CodeVariable, _ object: CodeValue, to value: CodeValue, _ site: Site
  ) {
    let caller = frame(site.scope)
    guard !caller.functions.contains(variable.place) else { return }
    guard caller.functions.count < limits.calls else { return noteLimit(at: site.place, for: [value]) }
    for setter in variable.observers {
      let inner = enter(
        Frame(
          instance: object, owner: variable.owner, file: setter.file, entry: caller.entry,
          isImmediate: caller.isImmediate, cells: caller.cells, calls: caller.calls + [site.place],
          functions: caller.functions + [variable.place]))
      scopes[inner].values["newValue"] = value
      // What it is now.
      if variable.getter == nil { scopes[inner].values[variable.name] = value }
      runBlock(setter.node, inner)
    }
  }

  /// Those of an object that is neither a view nor a controller, but has to do with some, run with what it is given; a
  /// class's own are run by themselves.
  func runObservers(of name: String, of object: Reference, _ value: CodeValue, _ site: Site) {
    guard !object.isInstance, let declaration = declaration(of: object),
      types.nature(of: declaration) == .other, !types.viewless.contains(declaration),
      let variable = variable(name, of: object), variable.getter == nil, !variable.observers.isEmpty
    else { return }
    runAccessors(of: variable, .reference(object), to: value, site)
  }
}
