/// Closures that a result builder of the project's own makes a list of.
extension CodeEvaluation {
  func noteBuilder(_ parameter: CodeFunction.Parameter, _ value: CodeValue, near file: Int) {
    guard let name = parameter.attribute, case .closure(let closure, _) = value, !builders.contains(closure),
      let builder = types.type(name, near: file)
    else { return }
    let makesList = types.parts(of: builder).contains { part in
      (types.declarations[part].functions["buildBlock"] ?? []).contains {
        $0.result.flatMap { TypeText($0) }?.isList == true
      }
    }
    if makesList { builders.insert(closure) }
  }

  /// What the statements stand for, all of them in a list; of those in branches and loops one cannot tell.
  func runBuilder(_ statements: [SwiftTree.Index], _ scope: Int) -> CodeValue {
    var values: [CodeValue] = []
    var isCertain = true
    for node in statements {
      switch tree(scope).kind(node) {
      case .variable, .function: _ = run(node, scope)
      case .ifStatement, .switchStatement, .forStatement, .doStatement:
        values.append(run(node, scope) ?? .unknown)
        isCertain = false
      default: values.append(run(node, scope) ?? .unknown)
      }
    }
    if values.contains(.unknown) { isCertain = false }
    let list = CodeValue.joined(values)
    guard case .references(let references, _, let areCertain) = list else { return .unknown }
    return .references(references, isList: true, isCertain: isCertain && areCertain)
  }
}
