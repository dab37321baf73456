/// Closures that a result builder of the project's own makes a list of.
extension CodeEvaluation {
  func noteBuilder(_ parameter: CodeFunction.Parameter, _ value: CodeValue, near file: Int) {
    guard let name = parameter.attribute, case .closure(let closure, _) = value, !builders.contains(closure),
      let builder = types.type(name, near: file)
    else { return }
    let makesList = types.functions("buildBlock", of: builder).contains {
      $0.result.flatMap { TypeText($0) }?.isList == true
    }
    if makesList { builders.insert(closure) }
  }

  /// Whether an object of a class that was not read hardly is the label or the like that is expected:
  /// `let name: UILabel = LabelFactory().build()`.
  func isBuilder(_ object: CodeValue, of type: TypeText) -> Bool {
    guard type.name != "UIView", ViewClass(named: type.name) != nil,
      let own = object.references.first?.type?.name
    else { return false }
    return ViewClass(named: own) == nil
      && types.type(own, near: file) == nil
  }

  /// What the statements stand for, all of them in a list; of those in branches and loops one cannot tell.
  func runBuilder(_ statements: [Index], _ scope: Int) -> CodeValue {
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
    guard !values.isEmpty, case .references(let references, _, let areCertain) = list(values) else {
      return .unknown
    }
    return .references(references, isList: true, isCertain: isCertain && areCertain)
  }
}
