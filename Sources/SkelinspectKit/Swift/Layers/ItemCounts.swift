extension CodeFacts {
  /// The number of rows or items that a data source gives, where that is one number whatever happens, in one section.
  func itemCount(of type: Int, isTable: Bool) -> Double? {
    let owner = isTable ? "tableView" : "collectionView"
    let sections = function("numberOfSections", nil, of: type)
    if let sections, constant(sections, of: type) != 1 { return nil }
    guard let rows = function(owner, isTable ? "numberOfRowsInSection" : "numberOfItemsInSection", of: type)
    else {
      return nil
    }
    return constant(rows, of: type)
  }

  private func function(_ name: String, _ label: String?, of type: Int) -> CodeFunction? {
    types.parts(of: type).lazy.flatMap { [types] in types.declarations[$0].functions[name] ?? [] }.first {
      function in
      function.body != nil && (label == nil || function.parameters.contains { $0.label == label })
    }
  }

  /// What each of a function's returns gives.
  private func constant(_ function: CodeFunction, of type: Int) -> Double? {
    guard let body = function.body else { return nil }
    let tree = types.trees[body.file]
    var returned: [SwiftTree.Index] = []
    var work = Array(tree.children(of: body.node))
    if work.count == 1, tree.isExpression(work[0]) { returned = work }
    while let node = work.popLast(), returned.count < 16 {
      if tree.kind(node) == .returnStatement { returned += tree.children(of: node) }
      if tree.kind(node) != .closure, tree.kind(node) != .function { work += tree.children(of: node) }
    }
    let evaluation = CodeEvaluation(of: type, in: types, EvaluationLimits())
    let scope = evaluation.enter(
      CodeEvaluation.Frame(
        instance: .reference(evaluation.instance), owner: function.owner, file: body.file,
        entry: function.name))
    for parameter in function.parameters { evaluation.scopes[scope].values[parameter.name] = .unknown }
    let numbers = Set(returned.map { evaluation.evaluate($0, scope).number })
    return numbers.count == 1 ? numbers.first ?? nil : nil
  }
}
