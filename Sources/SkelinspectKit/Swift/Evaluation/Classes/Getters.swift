/// Computed properties.
extension CodeEvaluation {
  func run(getter: CodeNode, of variable: CodeVariable, instance: CodeValue, _ scope: Int)
    -> CodeValue
  {
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
    let returned = runBody(getter.node, inner)
    let value = typed(returned, variable.type)
    results[call] = value
    return value
  }
}
