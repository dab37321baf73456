extension CodeFacts {
  /// The number of rows or items that a data source gives, where that is one number whatever happens, in one section.
  func itemCount(of type: Int, isTable: Bool) -> Double? {
    let sections = types.functions("numberOfSections", of: type).first { $0.body != nil }
    if let sections, answer(sections, .numberOfSections, type) != 1 { return nil }
    let question = isTable ? CodeQuestion.numberOfRowsInSection : .numberOfItemsInSection
    let counts = types.functions(isTable ? "tableView" : "collectionView", of: type).first {
      $0.body != nil && $0.hasLabel(question.rawValue)
    }
    return counts.flatMap { answer($0, question, type) }
  }

  private func answer(_ function: CodeFunction, _ question: CodeQuestion, _ type: Int) -> Double? {
    let evaluation = CodeEvaluation(of: type, in: types, EvaluationLimits())
    if case .number(let number)? = evaluation.answer(function, question)?.only { return number }
    return nil
  }
}
