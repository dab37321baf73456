/// What a data source or delegate answers to SkeletonView.
struct CodeAnswer: Sendable {
  /// Nil: it cannot be told.
  let constants: [Constant]?
  let place: CodeNode

  var texts: [String]? {
    guard let constants else { return nil }
    let texts = constants.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.count == constants.count ? texts : nil
  }
}

/// The functions of SkeletonView's protocols, by the label that tells them apart.
enum CodeQuestion: String, CaseIterable, Sendable {
  case cellIdentifierForRowAt, cellIdentifierForItemAt, supplementaryViewIdentifierOfKind
  case identifierForHeaderInSection, identifierForFooterInSection
  case numberOfRowsInSection, numberOfItemsInSection, skeletonCellForRowAt, skeletonCellForItemAt
  case numSections
  /// UIKit's own: `numberOfSections(in:)`.
  case numberOfSections
  /// Of a table's delegate: UIKit's own.
  case heightForRowAt
}

extension CodeEvaluation {
  /// The answers of the class that it is about.
  func answers() -> [CodeQuestion: CodeAnswer] {
    var answers: [CodeQuestion: CodeAnswer] = [:]
    for part in types.parts(of: type) {
      for (name, functions) in types.declarations[part].functions where Self.mayAnswer(name) {
        for function in functions {
          guard let question = CodeQuestion(function), answers[question] == nil,
            (question == .heightForRowAt) == (name == "tableView")
          else { continue }
          answers[question] = answer(function, question)
        }
      }
    }
    return answers
  }

  static func mayAnswer(_ name: String) -> Bool {
    name == "numSections" || name == "numberOfSections" || name == "tableView"
      || name.hasPrefix("collectionSkeleton")
  }

  func answer(_ function: CodeFunction, _ question: CodeQuestion) -> CodeAnswer? {
    guard let body = function.body else { return nil }
    (frames, scopes) = ([], [])
    var frame = Frame(
      instance: .reference(instance), owner: function.owner, file: body.file, entry: function.name)
    frame.cells = .dummyCell(identifier: nil)
    let scope = enter(frame)
    for parameter in function.parameters { scopes[scope].values[parameter.name] = .unknown }
    let value = runBody(body.node, scope)
    let place = returned(in: body) ?? function.place
    switch value {
    case .constants(let constants): return CodeAnswer(constants: constants, place: place)
    case .references(let references, _, _)
    where question == .skeletonCellForRowAt || question == .skeletonCellForItemAt:
      let identifiers = references.compactMap { reference -> Constant? in
        if case .dummyCell(let identifier?) = reference.base { .text(identifier) } else { nil }
      }
      return CodeAnswer(constants: identifiers.isEmpty ? nil : identifiers, place: place)
    default: return CodeAnswer(constants: nil, place: place)
    }
  }

  /// The first value that a function gives back.
  func returned(in body: CodeNode) -> CodeNode? {
    let tree = types.trees[body.file]
    var work = Array(tree.children(of: body.node)).reversed() as [SwiftTree.Index]
    if work.count == 1, tree.isExpression(work[0]) { return CodeNode(file: body.file, node: work[0]) }
    while let node = work.popLast() {
      if tree.kind(node) == .returnStatement, let value = tree.children(of: node).first(where: { _ in true })
      {
        return CodeNode(file: body.file, node: value)
      }
      work += Array(tree.children(of: node)).reversed()
    }
    return nil
  }
}

extension CodeQuestion {
  fileprivate init?(_ function: CodeFunction) {
    if function.name == "numSections" || function.name == "numberOfSections" {
      self = function.name == "numSections" ? .numSections : .numberOfSections
      return
    }
    for parameter in function.parameters {
      if let question = CodeQuestion(rawValue: parameter.label) {
        self = question
        return
      }
    }
    return nil
  }
}

extension SwiftTree {
  /// Whether a statement is an expression that gives a value.
  func isExpression(_ node: Index) -> Bool {
    switch kind(node) {
    case .identifier, .member, .call, .subscriptCall, .number, .string, .boolean, .array, .binary, .ternary,
      .cast:
      true
    default: false
    }
  }
}
